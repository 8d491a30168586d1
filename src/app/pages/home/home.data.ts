export * from '#model/career/career.ts';
export * from '#model/home.ts';
