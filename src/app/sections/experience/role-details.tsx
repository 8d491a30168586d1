import { ExternalLink } from '#app/components/external-link.tsx';
import { Highlights } from '#app/components/highlights.tsx';
import { InlineList } from '#app/components/inline-list.tsx';
import { shortUrl } from '#lib/short-url.ts';
import type { DetailsFields } from '#schema/role-facts.ts';

type RoleDetailsProps = {
  item: DetailsFields;
  index: number;
  /** Whether the graph shows them before the card, which is in its second half. */
  opensBefore: boolean;
  /** Whether they begin with the card's project line, which the timeline and paper then leave out. */
  repeatsLine: boolean;
  /** The resume's URL, the label of links to it, and the label of skills. */
  resume: { href: string; more: string; skillsLabel: string };
  comma: string;
  /** The label of the close button. */
  close: string;
};

/**
 * A role's details. In the timeline they unfold below the card; in the graph they are a sheet beside
 * the card (role-details.css), which src/app/inline/show-details.ts closes.
 */
export function RoleDetails(props: RoleDetailsProps) {
  const { item, index, opensBefore, repeatsLine, resume, comma, close } = props;
  const { title, company, place, link, summary, highlights = [], skills = [] } = item;
  const name = [title, company].filter(Boolean).join(comma);
  const time = [item.period, item.duration].filter(Boolean).join(comma);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className={`role-details${opensBefore ? ' before' : ''}${repeatsLine ? ' repeats' : ''}`}
      id={`role-${index}-details`}
      role="group"
      aria-label={name}
      data-folds
    >
      <p className="role-title" aria-hidden="true">
        {name}
      </p>
      <button type="button" className="role-close" aria-label={close}>
        ×
      </button>
      {(time || place) && (
        <p className={`role-time meta-text${place ? '' : ' time-only'}`}>
          {time && <span>{place ? `${time}${comma}` : time}</span>}
          {place}
        </p>
      )}
      {summary && <p>{summary}</p>}
      <Highlights highlights={highlights} />
      {skills.length > 0 && (
        <p>
          {resume.skillsLabel} <InlineList items={skills} comma={comma} />
        </p>
      )}
      <p className="role-more link-row">
        {link && <ExternalLink href={link}>{shortUrl(link)}</ExternalLink>}{' '}
        <a href={`${resume.href}#role-${index}`}>
          {resume.more}
          <span className="visually-hidden">{comma + name}</span>
        </a>
      </p>
    </div>
  );
}
