/** Written by vite.config.ts. */
declare module 'virtual:career-graph' {
  const career: import('./sections/experience/geometry.ts').CareerGraph;
  export default career;
}
