import type { Project } from '../../content/projects.ts';
import styles from './projects.module.css';

/** What vite-imagetools makes of a picture: type to srcset, and the fallback with its size in pixels. */
type Encoded = { sources: Record<string, string>; img: { src: string; w: number; h: number } };

const encoded = import.meta.glob<Encoded>('../../content/pictures/*.{png,jpg,jpeg,webp,avif}', {
  eager: true,
  import: 'default',
  query: { w: '480;960', withoutEnlargement: '', format: 'avif;webp;jpg', as: 'picture' },
});

/** A project's own picture, in the smallest encoding that the browser reads. It keeps its place while it loads. */
export function ProjectPicture({ file, alt }: NonNullable<Project['picture']>) {
  const picture = encoded[`../../content/pictures/${file}`];
  if (!picture) return null;
  const { src, w, h } = picture.img;
  return (
    <picture className={styles.picture}>
      {Object.entries(picture.sources).map(([type, srcSet]) => (
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
