// Not in site.data.ts, which the check reads before it knows that the career is valid.
export { skyline } from '#model/home.ts';
