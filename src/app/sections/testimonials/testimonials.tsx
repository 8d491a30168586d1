import { ExternalLink } from '#app/components/external-link.tsx';
import { Section } from '#app/sections/section/section.tsx';
import type { Testimonial } from '#schema/owner.ts';

type TestimonialsProps = { heading: string; testimonials: Testimonial[] };

export const Testimonials = ({ heading, testimonials }: TestimonialsProps) => (
  <Section id="testimonials" heading={heading}>
    <ul className="testimonials">
      {testimonials.map(({ text, name, role, url }) => (
        <li key={text}>
          <figure>
            <blockquote>
              {text.split(/\n+/).map((part) => (
                <p key={part}>{part}</p>
              ))}
            </blockquote>
            <figcaption>
              {url ? <ExternalLink href={url}>{name}</ExternalLink> : <span>{name}</span>}{' '}
              {role && <span>{role}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);
