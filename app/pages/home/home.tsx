import type { CareerItem } from '#content-types/career.ts';
import { absoluteAddress } from '../../addresses.ts';
import { caseStudyLink } from '../../articles/case-study-link.tsx';
import { topicLink } from '../../articles/topic-link.tsx';
import { booking, owner, projects, topics, words } from '../../content.ts';
import { pictures } from '../../pictures/pictures.build.ts';
import { fileAddresses } from '../../published-files.build.ts';
import { resumeLink } from '../../resume/resume.build.ts';
import { Experience } from '../../sections/experience/experience.tsx';
import { RoleDetails } from '../../sections/experience/role-details.tsx';
import { hasDetails } from '../../sections/experience/role-texts.ts';
import { Hero } from '../../sections/hero/hero.tsx';
import { Newsletter } from '../../sections/newsletter/newsletter.tsx';
import { Projects } from '../../sections/projects/projects.tsx';
import { WritingAbout } from '../../sections/writing-about/writing-about.tsx';
import { career, hasOpenRoles, roleIcons } from './career.build.ts';
import './home.css';
import { profileMarks } from './profile-marks.build.ts';

const printedResume = fileAddresses.printedResume && {
  href: fileAddresses.printedResume,
  label: words.experience.printedResume,
};

const roleDetails = (item: CareerItem, index: number) =>
  resumeLink && hasDetails(item) && <RoleDetails item={item} index={index} resume={resumeLink} comma={words.comma} />;

export default function HomePage() {
  return (
    <>
      <Hero owner={owner} address={absoluteAddress('/')} marks={profileMarks} booking={booking} book={words.book} />
      {projects.length > 0 && (
        <Projects
          heading={words.pages.projects}
          projects={projects}
          pictures={pictures}
          caseStudyLink={caseStudyLink}
          level={2}
          words={words.projects}
        />
      )}
      <Experience
        career={career}
        icons={roleIcons}
        words={words}
        links={[resumeLink, printedResume]}
        details={hasOpenRoles && resumeLink ? roleDetails : undefined}
        after={topics.length > 0 ? '#writing-about' : '#newsletter'}
      />
      {topics.length > 0 && <WritingAbout heading={words.writing} topics={topics} link={topicLink} />}
      <Newsletter mailbox={owner.email} words={words.newsletter} />
    </>
  );
}
