import { expect, test } from 'vitest';
import { readBibtex } from './bibtex.ts';

test("publications of a BibTeX file, with al-folio's front matter", () => {
  const file = `---
---
@string{aps = {American Physical Society,}}
@article{one,
  title={{\\"U}ber {W}{\\"a}rme}, author={Doe, Jo and M{\\"u}ller, K{\\"a}the},
  journal={Annalen der Physik}, year={1905}, month=may, doi={10.1002/x},
}
@inproceedings{two, title="On things", author={Doe, Jo}, booktitle={Proc. of X}, year=2019, url={https://x.example.org/two}}
`;
  expect(readBibtex(file)).toEqual([
    {
      name: 'Über Wärme',
      authors: ['Jo Doe', 'Käthe Müller'],
      publisher: 'Annalen der Physik',
      releaseDate: '1905-05',
      url: 'https://doi.org/10.1002/x',
    },
    {
      name: 'On things',
      authors: ['Jo Doe'],
      publisher: 'Proc. of X',
      releaseDate: '2019',
      url: 'https://x.example.org/two',
    },
  ]);
});
