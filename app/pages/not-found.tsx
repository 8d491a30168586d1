import { words } from '#schema/content.ts';
import { NotFound } from '../sections/not-found/not-found.tsx';

export default function NotFoundPage() {
  return <NotFound home={import.meta.env.BASE_URL} words={words.notFound} />;
}
