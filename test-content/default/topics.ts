/** What you write about: the badges of the Writing About section, in order; at least one. Each must differ. */
export const topics: string[] = [
  'Technology and Engineering',
  'Entrepreneurship',
  'Mining and Energy',
  'Artificial Intelligence',
  'Machine Learning',
  'DevOps & Tools',
];
