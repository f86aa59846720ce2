import { localeOfPath, matchPath, routes } from '@tipmark/route-builder';
import { isPlainClick } from '@tipmark/ui-kit';
import type { MouseEvent, SyntheticEvent } from 'react';

export interface LinkEventsOptions {
  readonly locale: 'ru' | 'en';
  readonly navigate: (address: string) => void;
  /** The visitor is about to go there: prefetches what the page will need. */
  readonly prefetch: (address: string) => void;
}

/**
 * Address within this document a link leads to; undefined when the browser should follow it itself.
 */
function innerAddress(link: HTMLAnchorElement, locale: string): string | undefined {
  if (link.origin !== location.origin || link.target === '_blank') return undefined;
  if (link.hasAttribute('download') || 'reload' in link.dataset) return undefined;
  const match = matchPath(link.pathname);
  if (!match || match.name === 'linkRedirect') return undefined;
  // another language is another document
  if (localeOfPath(link.pathname).locale !== locale) return undefined;
  return link.pathname + link.search + link.hash;
}

const linkUnder = (event: SyntheticEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const isJumpOnThisPage = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

export type LinkEvents = ReturnType<typeof linkEvents>;

/** Listeners for all links of a page at once: every one of them is a plain anchor. */
export function linkEvents({ locale, navigate, prefetch }: LinkEventsOptions) {
  const intend = (event: SyntheticEvent): void => {
    const link = linkUnder(event);
    const address = link && innerAddress(link, locale);
    if (address) prefetch(address);
  };
  return {
    onClick(event: MouseEvent): void {
      const link = linkUnder(event);
      if (!link || !isPlainClick(event) || isJumpOnThisPage(link)) return;
      const address = innerAddress(link, locale);
      if (!address) return;
      event.preventDefault();
      navigate(address);
    },
    onFocus: intend,
    onPointerOver: intend,
    onTouchStart: intend,
  };
}

/** The part of the site that shows an address: a remote, or the shell itself. */
export function ownerOf(address: string): string | undefined {
  const match = matchPath(address);
  return match && routes[match.name].owner;
}
