import { owner } from '#content/owner.ts';
import { projects } from '#content/projects.ts';
import { topics } from '#content/topics.ts';
import { Experience } from '../sections/experience/experience.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { Newsletter } from '../sections/newsletter/newsletter.tsx';
import { Projects } from '../sections/projects/projects.tsx';
import { WritingAbout } from '../sections/writing-about/writing-about.tsx';
import { career } from './career.build.ts';
import './home.css';
import { pictures } from './pictures.ts';
import { profileMarks } from './profile-marks.build.ts';

export default function HomePage() {
  return (
    <>
      <Hero owner={owner} marks={profileMarks} />
      <Projects projects={projects} pictures={pictures} level={2} />
      <Experience career={career} after="#writing-about" />
      <WritingAbout topics={topics} />
      <Newsletter mailbox={owner.email} />
    </>
  );
}
