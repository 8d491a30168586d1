import { ExternalLink } from '#app/components/external-link.tsx';
import { WholeWords } from '#app/components/whole-words.tsx';
import { scriptsIn } from '#lib/scripts.ts';
import type { Skyline as SkylineShape } from '#model/career/skyline.ts';
import { Skyline } from './skyline.tsx';

export type CallLineProps = { href: string; label: string };

/** The link to book a call, as large as a heading, with which the dark band begins. */
export const CallLine = ({ href, label }: CallLineProps) => (
  <p className="call accent-on-hover" data-script={scriptsIn(label)}>
    <ExternalLink href={href}>
      <span>
        <WholeWords>{label}</WholeWords>
      </span>
    </ExternalLink>
  </p>
);

type CallBandProps = CallLineProps & { skyline: SkylineShape | null };

/** The dark band at the end of pages without a closing section. */
export const CallBand = ({ skyline, ...link }: CallBandProps) => (
  <aside>
    {skyline && <Skyline {...skyline} />}
    <div className="call-band">
      <CallLine {...link} />
    </div>
  </aside>
);
