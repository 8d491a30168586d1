import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { element, text } from './elements.ts';

/**
 * The parts of a video's figure: the video, of which no byte is loaded before a visitor plays it,
 * and a link to its file for paper and feeds.
 */
export function videoParts({ src, width, height, poster }: ResponsiveImage, alt: string) {
  const link = element('a', { href: src }, [text(alt || src.replace(/^.*\//, ''))]);
  const video = element('video', {
    ...{ src, width, height, poster, ariaLabel: alt || undefined },
    ...{ controls: true, preload: 'none', playsInline: true },
  });
  return [video, element('p', { className: ['video-file'] }, [link])];
}
