export const topics: string[] = [
  'Technology and Engineering',
  'Entrepreneurship',
  'Mining and Energy',
  'Artificial Intelligence',
  'Machine Learning',
  'DevOps & Tools',
];
