import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from './pages.ts';
import { iconFiles, published, socialPicture } from './published/paths.ts';

const files = [
  ...Object.values(published),
  ...Object.keys(iconFiles),
  ...Object.values(pages).map(socialPicture),
];

/** The table of URLs. Static hosts tell /Projects from /projects, so the router does too. */
export default [
  index('routes/home.tsx'),
  route('projects', 'routes/projects.tsx', { caseSensitive: true }),
  route('blog', 'routes/blog.tsx', { caseSensitive: true }),
  ...files.map((path) => route(path, 'routes/published.ts', { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
