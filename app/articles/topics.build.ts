/** Where the badges of 'Writing About' lead: computed when the site is built, as data. */
import { localAddress } from '../addresses.ts';
import { topics as badges } from '../content.ts';
import { topicNamed } from './topics.ts';

const found = badges.flatMap((badge): [string, string][] => {
  const topic = topicNamed(badge);
  return topic ? [[badge, localAddress(topic.path)]] : [];
});

/** The addresses of topics that have articles, by the topics; undefined where there are none, so that bundles know it. */
export const topicAddresses = found.length > 0 ? Object.fromEntries(found) : undefined;
