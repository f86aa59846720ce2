import { readDisplaySettings } from '@tipmark/domain';
import type { ScreenHead } from '@tipmark/remote-kit';
import type { RemoteHost } from '@tipmark/remotes-registry';
import { localeOfPath, matchPath } from '@tipmark/route-builder';
import { type DescribeShareImage, pageCard } from '@tipmark/share-images';
import { translateOf } from '../../src/host/routing/page-title.ts';
import { addedMessages, visitOf } from '../../src/host/routing/screen-visit.ts';
import { sessionOfCookies } from '../../src/host/session/session-of-cookies.ts';
import type { Config } from '../config/config.ts';
import type { RequestContext } from '../request/request-context.ts';
import { visitorOf } from '../request/visitor-of.ts';
import { createLanguages } from '../screens/languages.ts';
import { loadScreen } from '../screens/load-screen.ts';
import { createPageStore } from '../screens/page-store.ts';
import { resolvePage } from '../screens/resolve-page.ts';
import { shareImageMessages } from './share-image-messages.ts';

export interface DescribeOptions {
  readonly config: Pick<Config, 'apiUrl' | 'fixedNowSeconds' | 'productSlug' | 'defaultCountry'>;
  readonly host: RemoteHost;
  readonly log: { error(details: object, message: string): void };
}

const NOT_FOUND = 404;

/** A page that search engines must not show is not shared either. */
const cardOf = ({ title, description, isIndexed = true }: ScreenHead) =>
  isIndexed ? pageCard({ title, description }) : undefined;

/** Like a page: its owner, its loads, its owner's messages. */
export function createShareImageDescriber({
  config,
  host,
  log,
}: DescribeOptions): DescribeShareImage {
  const languages = createLanguages();
  const nowSeconds = () => config.fixedNowSeconds ?? Math.floor(Date.now() / 1000);
  const fail = (error: unknown) =>
    log.error({ err: error }, 'share image: rendering failed, the page is shared without it');

  return async (pathname, request) => {
    const context = contextOf(pathname, config);
    if (!context.match?.isCanonical) return { status: NOT_FOUND };
    const visitor = visitorOf(request, context);
    const page = await resolvePage(context, host);
    const { found, owner } = page;
    if (!found || !owner) {
      // a reserved address is not a failure of the page
      return { status: Math.max(page.failure?.status ?? NOT_FOUND, NOT_FOUND) };
    }
    const { i18n } = await languages.of(
      context.locale,
      owner,
      addedMessages(found, context.search),
    );
    const store = createPageStore(context, visitor, config.apiUrl, nowSeconds, fail);
    store.install(owner);
    const failure = await loadScreen(page, context, store, { onError: fail });
    store.dispose();
    if (failure) return { status: failure.status };
    const state = store.getState();
    const visit = visitOf(state, context.match.params, context.search);
    const brand = i18n.t('layout:brand');
    const shareImage =
      found.screen.shareImage?.(state, visit, shareImageMessages(i18n, found.owner)) ??
      cardOf(found.screen.head(state, visit, translateOf(i18n, found.owner)));
    return shareImage ? { shareImage, brand } : { status: NOT_FOUND };
  };
}

/** A context without a visitor: a share image contains nothing about who requests it. */
function contextOf(
  pathname: string,
  { productSlug, defaultCountry }: DescribeOptions['config'],
): RequestContext {
  return {
    pathname,
    search: new URLSearchParams(),
    locale: localeOfPath(pathname).locale,
    match: matchPath(pathname, { productSlug }),
    theme: 'system',
    display: readDisplaySettings(''),
    isMobile: false,
    session: sessionOfCookies({}, defaultCountry),
    token: '',
    isPersonal: false,
    isZoneAssumed: false,
    hasPromo: false,
  };
}
