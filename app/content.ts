/** All of the content, for what checks it or writes it to files. Pages import the modules they show. */
import { careerConnections, careerItems } from './content/career.ts';
import { owner } from './content/owner.ts';
import { posts } from './content/posts.ts';
import { projects } from './content/projects.ts';
import { topics } from './content/topics.ts';
import type { Content } from './content-rules.ts';

export const content: Content = { owner, projects, careerItems, careerConnections, topics, posts };
