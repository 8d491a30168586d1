import { HiddenPageHead } from '../components/page-head.tsx';
import { owner } from '../content/owner.ts';
import { NotFound } from '../sections/not-found/not-found.tsx';

export default function NotFoundPage() {
  return (
    <>
      <HiddenPageHead
        title={`Page not found, ${owner.name}`}
        description="There is no page at this address."
      />
      <NotFound />
    </>
  );
}
