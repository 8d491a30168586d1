export { routeEnd } from '#model/career/route-stations.ts';
export { isRightToLeft } from '#model/translation.ts';
