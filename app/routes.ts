import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The table of URLs. Static hosts tell /Projects from /projects, so the router does too. */
export default [
  index('routes/home.tsx'),
  route('projects', 'routes/projects.tsx', { caseSensitive: true }),
  route('blog', 'routes/blog.tsx', { caseSensitive: true }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
