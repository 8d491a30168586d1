import careerGraph from 'virtual:career-graph';
import { PageHead } from '../components/page-head.tsx';
import { owner } from '../content/owner.ts';
import { projects } from '../content/projects.ts';
import { topics } from '../content/topics.ts';
import { pages } from '../pages.ts';
import { Experience } from '../sections/experience/experience.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { Newsletter } from '../sections/newsletter/newsletter.tsx';
import { Projects } from '../sections/projects/projects.tsx';
import { WritingAbout } from '../sections/writing-about/writing-about.tsx';

export default function Home() {
  return (
    <>
      <PageHead page={pages.home} />
      <Hero owner={owner} />
      <Projects projects={projects} level={2} />
      <Experience career={careerGraph} after="#writing-about" />
      <WritingAbout topics={topics} />
      <Newsletter mailbox={owner.email} />
    </>
  );
}
