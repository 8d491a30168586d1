import { projects } from '#content/projects.ts';
import { Projects } from '../sections/projects/projects.tsx';
import { pictures } from './pictures.ts';

export default function ProjectsPage() {
  return <Projects projects={projects} pictures={pictures} level={1} />;
}
