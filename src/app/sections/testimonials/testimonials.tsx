import { ExternalLink } from '#app/components/external-link.tsx';
import { Section } from '#app/sections/section/section.tsx';
import type { Testimonial } from '#schema/owner.ts';

type TestimonialsProps = { heading: string; testimonials: Testimonial[] };

/** Of three testimonials, the one that is much longer than the others: it has a row of its own. */
function findLongest(testimonials: Testimonial[]): Testimonial | undefined {
  const lengths = testimonials.map(({ text }) => text.length);
  const [first = 0, second = 0, third = 0, ...more] = lengths.toSorted((a, b) => b - a);
  const isWide = third > 0 && more.length === 0 && first > 0.8 * (second + third);
  return isWide ? testimonials[lengths.indexOf(first)] : undefined;
}

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  const wide = findLongest(testimonials)?.text;
  return (
    <Section id="testimonials" heading={heading}>
      <ul className="testimonials">
        {testimonials.map(({ text, name, role, url }) => (
          <li key={text} data-wide={text === wide || undefined}>
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
}
