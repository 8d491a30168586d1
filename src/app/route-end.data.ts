export { routeEnd } from '#model/career/route-stations.ts';
