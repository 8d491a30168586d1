import styles from './projects.module.css';

/** What vite-imagetools makes of a picture: type to srcset, and the fallback with its size in pixels. */
export type EncodedPicture = { sources: Record<string, string>; img: { src: string; w: number; h: number } };

/** The narrowest picture that fills its box, in pixels: one of fewer would be blurred there. */
const fillingWidth = 352;

/** A picture fills its box where it is large enough and its ratio near to the box's; any other is shown whole. */
const fills = ({ w, h }: EncodedPicture['img']) => w >= fillingWidth && w / h > 1.25 && w / h < 2.5;

/** A project's own picture, in the smallest encoding that the browser reads. It keeps its place while it loads. */
export function ProjectPicture({ sources, img, alt }: EncodedPicture & { alt: string }) {
  const { src, w, h } = img;
  return (
    <picture className={styles.picture} data-fills={fills(img) || undefined}>
      {Object.entries(sources).map(([type, srcSet]) => (
        <source
          key={type}
          type={`image/${type}`}
          srcSet={srcSet}
          sizes="(min-width: 768px) 22rem, calc(100vw - 5.5rem)"
        />
      ))}
      <img src={src} width={w} height={h} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
