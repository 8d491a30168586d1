import { caseStudies, pictures, repositoryFigures } from '#app/projects.data.ts';
import { Projects } from '#app/sections/projects/projects.tsx';
import { projects, words } from '#schema/content.ts';

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
