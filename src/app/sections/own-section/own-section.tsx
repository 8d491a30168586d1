import { KeptHtml } from '#app/components/kept-html.tsx';
import { Section } from '#app/sections/section/section.tsx';

type OwnSectionProps = { name: string; title: string };

/** A section that the owner has written. The build inserts its text (src/builder/own-sections.ts). */
export const OwnSection = ({ name, title }: OwnSectionProps) => (
  <Section id={name} heading={title}>
    <KeptHtml as="div" selector={`[data-own="${name}"]`} data-own={name} />
  </Section>
);
