import { projectFacts } from '#app/project-facts.ts';
import { Projects } from '#app/sections/projects/projects.tsx';
import { projects, strings } from '#content/content.ts';

export default function ProjectsPage() {
  return (
    <Projects
      {...projectFacts}
      heading={strings.pages.projects}
      projects={projects}
      level={1}
      strings={strings.projects}
    />
  );
}
