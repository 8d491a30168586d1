import styles from './projects.module.css';

/** What vite-imagetools makes of a picture: type to srcset, and the fallback with its size in pixels. */
export type EncodedPicture = { sources: Record<string, string>; img: { src: string; w: number; h: number } };

/** A project's own picture, in the smallest encoding that the browser reads. It keeps its place while it loads. */
export function ProjectPicture({ sources, img, alt }: EncodedPicture & { alt: string }) {
  const { src, w, h } = img;
  return (
    <picture className={styles.picture}>
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
