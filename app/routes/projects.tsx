import { PageHead } from '../components/page-head.tsx';
import { projects } from '../content/projects.ts';
import { pages } from '../pages.ts';
import { Projects } from '../sections/projects/projects.tsx';

export default function ProjectsPage() {
  return (
    <>
      <PageHead page={pages.projects} />
      <Projects projects={projects} level={1} />
    </>
  );
}
