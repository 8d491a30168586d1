import { absoluteAddress } from '../../addresses.ts';
import { caseStudyLink } from '../../articles/case-study-link.tsx';
import { owner, projects, topics, words } from '../../content.ts';
import { pictures } from '../../pictures/pictures.build.ts';
import { fileAddresses } from '../../published-files.build.ts';
import { Experience } from '../../sections/experience/experience.tsx';
import { Hero } from '../../sections/hero/hero.tsx';
import { Newsletter } from '../../sections/newsletter/newsletter.tsx';
import { Projects } from '../../sections/projects/projects.tsx';
import { WritingAbout } from '../../sections/writing-about/writing-about.tsx';
import { career } from './career.build.ts';
import './home.css';
import { profileMarks } from './profile-marks.build.ts';

export default function HomePage() {
  return (
    <>
      <Hero owner={owner} address={absoluteAddress('/')} marks={profileMarks} book={words.book} />
      <Projects
        heading={words.pages.projects}
        projects={projects}
        pictures={pictures}
        caseStudyLink={caseStudyLink}
        level={2}
        words={words.projects}
      />
      <Experience career={career} words={words} printedResume={fileAddresses.printedResume} after="#writing-about" />
      <WritingAbout heading={words.writing} topics={topics} />
      <Newsletter mailbox={owner.email} words={words.newsletter} />
    </>
  );
}
