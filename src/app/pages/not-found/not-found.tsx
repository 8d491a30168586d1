import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { strings } from '#content/content.ts';

export default function NotFoundPage() {
  return <NotFound home={import.meta.env.BASE_URL} strings={strings.notFound} />;
}
