/** What you write about: the badges of the Writing About section, in order. Each must differ. */
export const topics: string[] = [
  'Technology and Engineering',
  'Entrepreneurship',
  'Mining and Energy',
  'Artificial Intelligence',
  'Machine Learning',
  'DevOps & Tools',
];
