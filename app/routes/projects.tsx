import { PageHead } from '../components/page-head.tsx';
import { owner } from '../content/owner.ts';
import { projects } from '../content/projects.ts';
import { Projects } from '../sections/projects/projects.tsx';

export default function ProjectsPage() {
  const titles = projects.map(({ title }) => title).join(', ');
  return (
    <>
      <PageHead title={`Projects, ${owner.name}`} description={`What ${owner.name} has built: ${titles}.`} />
      <Projects projects={projects} level={1} />
    </>
  );
}
