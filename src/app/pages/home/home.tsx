import { Fragment, type ReactNode } from 'react';
import { ToastHost } from '#app/components/toast/toast-host.tsx';
import { caseStudies, pictures, portrait, repositoryFigures } from '#app/projects.data.ts';
import { Experience } from '#app/sections/experience/experience.tsx';
import { RoleDetails } from '#app/sections/experience/role-details.tsx';
import { Hero } from '#app/sections/hero/hero.tsx';
import { ContactForm } from '#app/sections/newsletter/contact-form.tsx';
import { Newsletter } from '#app/sections/newsletter/newsletter.tsx';
import { Skyline } from '#app/sections/newsletter/skyline.tsx';
import { Projects } from '#app/sections/projects/projects.tsx';
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx';
import { WritingAbout } from '#app/sections/writing-about/writing-about.tsx';
import { fileUrls, resumeLink, visibleSections } from '#app/site.data.ts';
import type { CareerItem } from '#schema/career.ts';
import { owner, topics, words } from '#schema/content.ts';
import type { HomeSection } from '#schema/home-sections.ts';
import { hasDetails } from '#schema/role-facts.ts';
import { homePath } from '#schema/routes.ts';
import { absoluteUrl, contactLink } from '#schema/urls.ts';
import {
  allProjectsLink,
  anyRoleHasDetails,
  career,
  experienceHeading,
  firstProjects,
  profiles,
  skyline,
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

const isBand = (id: HomeSection) => id === 'newsletter' || id === 'contact';
const firstBand = visibleSections.find(isBand);
const lastBand = visibleSections.findLast(isBand);
const bookingIn = (id: HomeSection) => (id === lastBand && owner.booking ? contactLink : undefined);

const render: Record<HomeSection, () => ReactNode> = {
  hero: () => (
    <Hero
      owner={owner}
      address={absoluteUrl(homePath)}
      profiles={profiles}
      contact={contactLink}
      stations={stations}
      portrait={portrait}
    />
  ),
  projects: () => (
    <Projects
      heading={words.pages.projects}
      projects={firstProjects}
      more={allProjectsLink}
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
      heading={experienceHeading}
      words={words}
      links={[resumeLink, printedResume]}
      details={anyRoleHasDetails && resumeLink ? roleDetails : undefined}
      after={`#${visibleSections[visibleSections.indexOf('experience') + 1] ?? 'main'}`}
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
      booking={bookingIn('newsletter')}
      words={words.newsletter}
    />
  ),
  contact: () =>
    owner.contact && (
      <ContactForm service={owner.contact} booking={bookingIn('contact')} words={words.contact} />
    ),
};

export default function HomePage() {
  return (
    <>
      {visibleSections.map((id) => (
        <Fragment key={id}>
          {id === firstBand && skyline && <Skyline {...skyline} />}
          {render[id]()}
        </Fragment>
      ))}
      <ToastHost words={words.toasts} />
    </>
  );
}
