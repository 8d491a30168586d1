import { projects, words } from '#schema/content.ts';
import { caseStudies, pictures, repositoryFigures } from '../projects.data.ts';
import { Projects } from '../sections/projects/projects.tsx';

export default function ProjectsPage() {
  return (
    <Projects
      heading={words.pages.projects}
      projects={projects}
      pictures={pictures}
      caseStudies={caseStudies}
      figures={repositoryFigures}
      level={1}
      words={words.projects}
    />
  );
}
