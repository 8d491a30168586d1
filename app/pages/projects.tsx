import { projects, words } from '../content.ts';
import { Projects } from '../sections/projects/projects.tsx';
import { pictures } from './pictures.ts';

export default function ProjectsPage() {
  return (
    <Projects heading={words.pages.projects} projects={projects} pictures={pictures} level={1} words={words.projects} />
  );
}
