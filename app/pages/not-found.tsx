import { localAddress } from '../pages.ts';
import { NotFound } from '../sections/not-found/not-found.tsx';

export default function NotFoundPage() {
  return <NotFound home={localAddress('/')} />;
}
