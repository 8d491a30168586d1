import { Fragment, type ReactNode } from 'react';
import { LaterStyles } from '#app/components/later-styles.tsx';
import { Skyline } from '#app/page-end/call-band/skyline.tsx';
import { projectFacts } from '#app/project-facts.ts';
import { ContactForm } from '#app/sections/contact/contact-form.tsx';
import { Newsletter } from '#app/sections/contact/newsletter.tsx';
import { Experience } from '#app/sections/experience/experience.tsx';
import { RoleDetails } from '#app/sections/experience/role-details.tsx';
import { Hero } from '#app/sections/hero/hero.tsx';
import { OwnSection } from '#app/sections/own-section/own-section.tsx';
import { Projects } from '#app/sections/projects/projects.tsx';
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx';
import { WritingAbout } from '#app/sections/writing-about/writing-about.tsx';
import { contactLink } from '#content/contact-link.ts';
import { owner, strings } from '#content/content.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { career, confirmedConnections, spine, summitRole } from '#model/career/career.ts';
import { hill } from '#model/career/own-hill.ts';
import {
  allProjectsLink,
  anyRoleHasDetails,
  experienceHeading,
  firstProjects,
  mapTitle,
  newestPosts,
  ownSections,
  profiles,
  skyline,
  stations,
  subjects,
} from '#model/home-facts.ts';
import { portrait } from '#model/home-pictures.ts';
import { fileUrls } from '#model/published-files.ts';
import { resumeLink } from '#model/resume/resume.ts';
import { closingSection, visibleSections } from '#model/visible-sections.ts';
import type { CareerItem } from '#schema/career.ts';
import type { HomeSection } from '#schema/home-sections.ts';
import { hasDetails, repeatsLine } from '#schema/role-facts.ts';

const printedResume = fileUrls.printedResume && {
  href: fileUrls.printedResume,
  label: strings.experience.printedResume,
};

const roleDetails = (item: CareerItem, index: number) =>
  resumeLink &&
  hasDetails(item) && (
    <RoleDetails
      {...{ item, index }}
      opensBefore={(career.items[index]?.x ?? 0) > 50}
      repeatsLine={repeatsLine(item)}
      resume={resumeLink}
      comma={strings.comma}
      close={strings.toasts.close}
    />
  );

const bookingIn = (id: string) =>
  id === closingSection && owner.booking ? contactLink : undefined;

const renderSection: Record<HomeSection, () => ReactNode> = {
  hero: () => <Hero {...{ owner, profiles, stations, mapTitle, portrait }} contact={contactLink} />,
  projects: () => (
    <Projects
      {...projectFacts}
      heading={strings.pages.projects}
      projects={firstProjects}
      more={allProjectsLink}
      level={2}
      strings={strings.projects}
    />
  ),
  experience: () => (
    <Experience
      hill={hill.url}
      {...{ career, confirmedConnections, summitRole, spine, strings }}
      heading={experienceHeading}
      links={[resumeLink, printedResume]}
      details={anyRoleHasDetails && resumeLink ? roleDetails : undefined}
      after={`#${visibleSections[visibleSections.indexOf('experience') + 1] ?? 'main'}`}
    />
  ),
  'writing-about': () => (
    <WritingAbout heading={strings.writing} posts={newestPosts} subjects={subjects} />
  ),
  testimonials: () =>
    owner.testimonials && (
      <Testimonials heading={strings.testimonials} testimonials={owner.testimonials} />
    ),
  newsletter: () => (
    <Newsletter
      service={owner.newsletter ?? undefined}
      booking={bookingIn('newsletter')}
      heading={strings.newsletter.heading}
    />
  ),
  contact: () =>
    owner.contact && (
      <ContactForm
        service={owner.contact}
        booking={bookingIn('contact')}
        strings={strings.contact}
      />
    ),
};

/** The Markdown renderer loads slowly. */
const renderOwnSection =
  ownSections.length > 0
    ? (await import('#app/sections/own-section/render-own-section.ts')).renderOwnSection
    : undefined;

export default function HomePage({ pictures }: { pictures: Pictures }) {
  return (
    <>
      {visibleSections.map((id) => (
        <Fragment key={id}>
          {id === closingSection && skyline && <Skyline {...skyline} />}
          {Object.hasOwn(renderSection, id)
            ? renderSection[id as HomeSection]()
            : ownSections.flatMap((section) =>
                section.name === id ? (
                  <OwnSection key={id} {...section} html={renderOwnSection?.(id, pictures) ?? ''} />
                ) : (
                  []
                ),
              )}
          {id === 'hero' && <LaterStyles />}
        </Fragment>
      ))}
    </>
  );
}
