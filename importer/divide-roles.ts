/** Divides roles into those of the career graph and those that only the resume lists. */
import type { ResumeWork } from '../src/schema/resume.ts';
import { toWork } from '../src/schema/role-facts.ts';
import { omitEmpty } from './entries.ts';
import type { ImportedRole } from './imported.ts';
import { orderByTime } from './propose-career.ts';

/** The maximum number of roles that read well as a graph, at 1280 pixels. */
export const maxRolesOnGraph = 15;

/** Titles and companies that summarize several roles. */
const various =
  /^(various|several|multiple|miscellaneous|diverse|verschiedene|mehrere|divers(es)?|plusieurs|varios|varias|vários|várias|vari|varie|diverse|różne|çeşitli|разные|その他|多家|متنوع)(?!\p{L})|(?<!\p{L})(prior|previous|earlier|other|additional|frühere|weitere|sonstige|autres?|otras?|outras?|altre|andere) (work |professional )?(experiences?|roles|positions|jobs|employment|erfahrung(en)?|tätigkeiten|stationen|expériences?|experiencias?|experiências?|esperienze|ervaring(en)?)/iu;

const isVarious = ({ title = '', company = '' }: ImportedRole) =>
  various.test(title.trim()) || various.test(company.trim());

/** @returns the roles in their order; those on the graph are at least one. */
export function divideRoles(roles: ImportedRole[]) {
  const plain = roles.filter((role) => !isVarious(role));
  const nodes = plain.length > 0 ? plain : roles.slice(0, 1);
  const kept = new Set(orderByTime(nodes).slice(-maxRolesOnGraph));
  return {
    onGraph: roles.filter((role) => kept.has(role)),
    others: roles.filter((role) => !kept.has(role)),
  };
}

/** A role as the resume lists it. */
export function asResumeWork({ title = '', company = '', ...facts }: ImportedRole): ResumeWork {
  const empty = { title: '', project: '', duration: '', period: '' };
  const work = omitEmpty(toWork({ ...empty, ...facts, company: title && company }));
  return { ...work, position: title || company || '…' };
}
