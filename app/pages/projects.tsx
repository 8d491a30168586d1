import { caseStudyLink } from '../articles/case-study-link.tsx';
import { projects, words } from '../content.ts';
import { pictures } from '../pictures/pictures.build.ts';
import { Projects } from '../sections/projects/projects.tsx';

export default function ProjectsPage() {
  return (
    <Projects
      heading={words.pages.projects}
      projects={projects}
      pictures={pictures}
      caseStudyLink={caseStudyLink}
      level={1}
      words={words.projects}
    />
  );
}
