export * from '#model/career/career.ts';
export * from '#model/home.ts';
export { portrait } from '#model/home-pictures.data.ts';
