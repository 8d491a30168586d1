import { Fragment, type ReactNode } from 'react';
import type { CareerItem } from '#content-types/career.ts';
import { owner, topics, words } from '../../../shared/content.ts';
import type { HomeSection } from '../../../shared/home-sections.ts';
import { hasDetails } from '../../../shared/role-texts.ts';
import { absoluteUrl, contactLink } from '../../../shared/urls.ts';
import { ToastHost } from '../../components/toast/toast-host.tsx';
import { caseStudies, pictures, portrait, repositoryFigures } from '../../projects.data.ts';
import { Experience } from '../../sections/experience/experience.tsx';
import { RoleDetails } from '../../sections/experience/role-details.tsx';
import { Hero } from '../../sections/hero/hero.tsx';
import { ContactForm } from '../../sections/newsletter/contact-form.tsx';
import { Newsletter } from '../../sections/newsletter/newsletter.tsx';
import { Projects } from '../../sections/projects/projects.tsx';
import { Testimonials } from '../../sections/testimonials/testimonials.tsx';
import { WritingAbout } from '../../sections/writing-about/writing-about.tsx';
import { fileUrls, resumeLink, shownSections } from '../../site.data.ts';
import {
  allProjects,
  career,
  firstProjects,
  hasOpenRoles,
  profiles,
  roleIcons,
  stations,
  topicUrls,
} from './home.data.ts';

const printedResume = fileUrls.printedResume && {
  href: fileUrls.printedResume,
  label: words.experience.printedResume,
};

const roleDetails = (item: CareerItem, index: number) =>
  resumeLink &&
  hasDetails(item) && (
    <RoleDetails
      item={item}
      index={index}
      resume={resumeLink}
      comma={words.comma}
      close={words.toasts.close}
    />
  );

const render: Record<HomeSection, () => ReactNode> = {
  hero: () => (
    <Hero
      owner={owner}
      address={absoluteUrl('/')}
      profiles={profiles}
      contact={contactLink}
      stations={shownSections.includes('experience') ? stations : undefined}
      portrait={portrait}
    />
  ),
  projects: () => (
    <Projects
      heading={words.pages.projects}
      projects={firstProjects}
      more={allProjects}
      pictures={pictures}
      caseStudies={caseStudies}
      figures={repositoryFigures}
      level={2}
      words={words.projects}
    />
  ),
  experience: () => (
    <Experience
      career={career}
      icons={roleIcons}
      words={words}
      links={[resumeLink, printedResume]}
      details={hasOpenRoles && resumeLink ? roleDetails : undefined}
      after={`#${shownSections[shownSections.indexOf('experience') + 1] ?? 'main'}`}
    />
  ),
  'writing-about': () => <WritingAbout heading={words.writing} topics={topics} urls={topicUrls} />,
  testimonials: () =>
    owner.testimonials && (
      <Testimonials heading={words.testimonials} testimonials={owner.testimonials} />
    ),
  newsletter: () => (
    <Newsletter
      mailbox={owner.email}
      service={owner.newsletter ?? undefined}
      words={words.newsletter}
    />
  ),
  contact: () => owner.contact && <ContactForm service={owner.contact} words={words.contact} />,
};

export default function HomePage() {
  return (
    <>
      {shownSections.map((id) => (
        <Fragment key={id}>{render[id]()}</Fragment>
      ))}
      <ToastHost words={words.toasts} />
    </>
  );
}
