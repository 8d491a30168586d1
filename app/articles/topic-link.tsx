import { topicAddresses } from './topics.build.ts';

/** Renders what leads to a topic's articles. A site without any is sent nothing of it. */
export const topicLink =
  topicAddresses &&
  ((topic: string) => {
    const href = topicAddresses?.[topic];
    return href ? (
      <a className="topic-link" href={href}>
        {topic}
      </a>
    ) : (
      topic
    );
  });
