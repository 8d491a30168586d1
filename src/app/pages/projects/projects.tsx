import { caseStudies, pictures, repositoryFigures } from '#app/projects.data.ts';
import { Projects } from '#app/sections/projects/projects.tsx';
import { projects, strings } from '#content/content.ts';

export default function ProjectsPage() {
  return (
    <Projects
      heading={strings.pages.projects}
      projects={projects}
      pictures={pictures}
      caseStudies={caseStudies}
      figures={repositoryFigures}
      level={1}
      strings={strings.projects}
    />
  );
}
