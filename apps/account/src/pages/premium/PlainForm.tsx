import { selectLocale } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import type { MouseEvent, ReactNode } from 'react';
import { afterPaying, readSource } from './premium-source.ts';

/**
 * For a button that is submitted without scripts: with them it is handled without leaving the page.
 */
export const here = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** Buttons handled by the site's server when scripts do not run; they lead back to this page. */
export function PlainForm({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  const locale = useSelector(selectLocale);
  const next = afterPaying(search, locale);
  const action = href('premium', { source: readSource(search), next }, { locale });
  return (
    <form method="post" action={action}>
      {children}
    </form>
  );
}
