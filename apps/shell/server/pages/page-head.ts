import type { I18n } from '@tipmark/i18n';
import type { HostState, LinkedData } from '@tipmark/remote-kit';
import { LOCALES, localeOfPath, localizePath, matchPath } from '@tipmark/route-builder';
import { pageCard, shareImagePath } from '@tipmark/share-images';
import { feedLinks } from '@tipmark/subscriptions';
import type { PageFailure } from '../../src/host/routing/page-failure.ts';
import { failureTitle, pageTitle, translateOf } from '../../src/host/routing/page-title.ts';
import { visitOf } from '../../src/host/routing/screen-visit.ts';
import { reservedTitle } from '../../src/pages/reserved-title.ts';
import type { RequestContext } from '../request/request-context.ts';
import { hasSecret } from '../request/secret-address.ts';
import type { ResolvedPage } from '../screens/resolve-page.ts';
import { shareImageMessages } from '../share-images/share-image-messages.ts';
import type { PageHead } from './html-document.ts';
import { shownDescription } from './shown-description.ts';

export interface PageHeadOptions {
  readonly page: ResolvedPage;
  readonly context: RequestContext;
  readonly state: HostState;
  readonly i18n: I18n;
  readonly failure: PageFailure | undefined;
  readonly publicUrl: string;
}

export interface HeadAndRedirect {
  readonly head: PageHead;
  /** Path of a permanent redirect: the same page, spelt as in its data. */
  readonly movedTo: string | undefined;
}

/** What the page declares to browsers, search engines and previews. */
export function pageHead(options: PageHeadOptions): HeadAndRedirect {
  const { page, context, state, i18n, failure, publicUrl } = options;
  const siteName = i18n.t('layout:brand');
  if (failure || !page.found || !context.match) {
    const name =
      failure?.reason === 'reserved'
        ? reservedTitle(context.match?.name, translateOf(i18n, 'common'))
        : failureTitle(failure, i18n);
    const title = pageTitle(name, i18n);
    return { head: { title, siteName, description: '', isIndexed: false }, movedTo: undefined };
  }
  const { screen, owner } = page.found;
  const visit = visitOf(state, context.match.params, context.search);
  const { title, description, canonical, isIndexed } = screen.head(
    state,
    visit,
    translateOf(i18n, owner),
  );
  const address = canonical ?? context.match.canonicalPath;
  // a share image belongs to the page without choices, since its address has none
  const isShared = (isIndexed ?? true) && !hasSecret(context) && !/[?#]/.test(address);
  const shareImage =
    screen.shareImage?.(state, visit, shareImageMessages(i18n, owner)) ??
    (isShared && pageCard({ title, description }));
  const shown = shareImage
    ? { url: publicUrl + shareImagePath(address, shareImage), alt: shareImage.alt }
    : undefined;
  const reported = screen.linkedData?.(state, visit, (path) => publicUrl + path) ?? [];
  return {
    head: {
      title: pageTitle(title, i18n),
      siteName,
      description: shownDescription(description),
      ...(hasSecret(context)
        ? { isIndexed: false }
        : {
            canonical: publicUrl + address,
            alternates: alternatesOf(address, publicUrl),
            // what nobody may see has none: a private record, a search
            feeds: (isIndexed ?? true) ? feedsOf(address, publicUrl) : [],
            isIndexed: isIndexed ?? true,
          }),
      shareImage: shown,
      linkedData: [
        ...reported.map((one) => withShareImage(one, shown?.url)),
        ...(context.match.name === 'index'
          ? [{ '@type': 'WebSite', name: siteName, url: `${publicUrl}/` }]
          : []),
      ],
    },
    movedTo: movedTo(address, context),
  };
}

/** An event gets the share image of its page. */
const withShareImage = (one: LinkedData, url: string | undefined): LinkedData =>
  url !== undefined && one['@type'] === 'SportsEvent' ? { ...one, image: [url] } : one;

/** The page in every language; the default one is also for all other languages. */
function alternatesOf(address: string, publicUrl: string): Record<string, string> {
  const { path } = localeOfPath(address);
  const pairs = LOCALES.map((locale) => [locale, publicUrl + localizePath(path, locale)] as const);
  return { ...Object.fromEntries(pairs), 'x-default': publicUrl + path };
}

/** Feeds of the page without its choices. */
function feedsOf(address: string, publicUrl: string): NonNullable<PageHead['feeds']> {
  const match = matchPath(address);
  const links = match === undefined ? [] : feedLinks(match);
  return links.map(({ type, path }) => ({ type, address: publicUrl + path }));
}

function movedTo(address: string, { match, pathname }: RequestContext): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  if (path === pathname) return undefined;
  return matchPath(path)?.name === match?.name ? path : undefined;
}
