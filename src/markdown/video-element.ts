import type { Element, ElementContent } from 'hast';
import type { ResponsiveImage } from '#model/plan-picture.ts';
import { element, text } from './elements.ts';

/**
 * The parts of a video's figure: the video, of which no byte is loaded before a visitor plays it,
 * and a link to its file for paper and feeds. Without a first picture its text is below it.
 */
export function videoParts(
  { src, width, height, poster }: ResponsiveImage,
  alt: string,
  caption: string | undefined,
): ElementContent[] {
  const name = alt || src.replace(/^.*\//, '');
  const link = element('a', { href: src }, [text(name)]);
  const shown = caption ?? (poster ? undefined : alt);
  const video: Element = element('video', {
    ...{ src, width, height, poster, ariaLabel: alt || undefined },
    ...{ controls: true, preload: 'none', playsInline: true },
  });
  return [
    video,
    element('p', { className: ['video-file'] }, [link]),
    ...(shown ? [element('figcaption', {}, [text(shown)])] : []),
  ];
}
