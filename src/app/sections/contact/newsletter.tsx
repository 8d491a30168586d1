import { Island } from '#app/components/island.tsx';
import type { CallLineProps } from '#app/page-end/call-band/call-band.tsx';
import type { Newsletter as NewsletterService } from '#schema/owner.ts';
import { ClosingSection } from './closing-section.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

type NewsletterProps = {
  service: NewsletterService | undefined;
  booking: CallLineProps | undefined;
  heading: string;
};

/** The section of the newsletter, whose form is an island. */
export function Newsletter({ service = {}, booking, heading }: NewsletterProps) {
  const { action, field, hidden } = service;
  return (
    <ClosingSection id="newsletter" heading={heading} booking={booking}>
      <Island
        as="div"
        name="newsletter"
        component={NewsletterForm}
        props={{ action, field, hidden }}
      />
    </ClosingSection>
  );
}
