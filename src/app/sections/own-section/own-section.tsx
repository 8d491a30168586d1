import { Section } from '#app/sections/section/section.tsx';

type OwnSectionProps = { name: string; title: string; html: string };

/** A section that the owner has written. */
export const OwnSection = ({ name, title, html }: OwnSectionProps) => (
  <Section id={name} heading={title}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown renderer allows no scripts. */}
    <div data-own={name} dangerouslySetInnerHTML={{ __html: html }} />
  </Section>
);
