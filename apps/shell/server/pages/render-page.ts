import type { VisitorRequest } from '@tipmark/api-client';
import type { Exchange } from '@tipmark/api-client/server';
import { oddsWriterOf } from '@tipmark/domain';
import { withOddsWriter } from '@tipmark/i18n';
import type { PromoSlots } from '@tipmark/promo-layer/server';
import { CONTRACT_VERSION, type HostState } from '@tipmark/remote-kit';
import type { Composition, RemoteHost } from '@tipmark/remotes-registry';
import { displayCss, type PageStyle, pageStyle, preloadedFonts } from '@tipmark/ui-kit/server';
import { siteStatusLoad } from '../../src/features/site-status/site-status-load.ts';
import { remotesStatusLoad } from '../../src/features/status-remotes/remotes-status-load.ts';
import type { BootData } from '../../src/host/routing/boot-data.ts';
import { crashed, hasDayMatches, type PageFailure } from '../../src/host/routing/page-failure.ts';
import { premiumAddress } from '../../src/host/routing/premium-address.ts';
import { addedMessages } from '../../src/host/routing/screen-visit.ts';
import { servedRoutes } from '../../src/host/routing/served-routes.ts';
import { shellPages } from '../../src/start/shell-pages.ts';
import type { Config } from '../config/config.ts';
import { assetAddress } from '../remotes/asset-address.ts';
import { overrideBadge } from '../remotes/override-badge.ts';
import { registryForPage } from '../remotes/registry-for-page.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createDayMatches } from '../screens/day-matches.ts';
import type { Filling } from '../screens/follow-filling.ts';
import { createLanguages } from '../screens/languages.ts';
import { loadScreen } from '../screens/load-screen.ts';
import { createPageStore } from '../screens/page-store.ts';
import { resolvePage } from '../screens/resolve-page.ts';
import { withoutInitial } from './boot-data.ts';
import type { ClientAssets } from './client-assets.ts';
import { fillingNote } from './filling-note.ts';
import { htmlDocument } from './html-document.ts';
import { pageHead } from './page-head.ts';
import { preloadsFor } from './preloads.ts';
import { renderMarkup } from './render-markup.tsx';
import { TooBusy } from './render-queue.ts';
import { createRenderTurns } from './render-turns.ts';
import { RETRY_AFTER_SECONDS } from './small-page.ts';

const UNAVAILABLE = 503;
/** Pages of what is true at this moment are not stored. */
const STATUS_LOADS = [remotesStatusLoad, siteStatusLoad];

export interface RenderedPage {
  readonly status: number;
  readonly bytes: Buffer;
  readonly style: PageStyle;
  /** There is a line above it. */
  readonly hasNote: boolean;
  /** Room for promotions on it. */
  readonly promo: PromoSlots | undefined;
  /** A part of it could not be loaded, but may load next time. */
  readonly isPartial: boolean;
  /** Path of a permanent redirect instead. */
  readonly movedTo: string | undefined;
  /** Path of a temporary redirect for this visitor. */
  readonly sentTo: string | undefined;
}

export interface PageRendererOptions {
  readonly config: Pick<
    Config,
    'apiUrl' | 'publicUrl' | 'productSlug' | 'assetsUrl' | 'fixedNowSeconds' | 'hasWorker'
  >;
  readonly host: RemoteHost;
  readonly assets: ClientAssets;
  /** Slots for promotions on the pages of those who see them. */
  readonly promo: () => PromoSlots | undefined;
  /** What is still being added to the site. */
  readonly filling?: () => Filling | undefined;
  /** Answers the calls that this server answers itself. */
  readonly withOwn?: ((exchange: Exchange) => Exchange) | undefined;
  /** True while further pages wait to be made: one that the API refuses gives up its place. */
  readonly isFull?: () => boolean;
  readonly log: { error(details: object, message: string): void };
}

export interface PageVisit {
  readonly context: RequestContext;
  readonly visitor: VisitorRequest;
  /** Only for pages of one visitor. */
  readonly nonce?: string | undefined;
  /** The site as a tester composed it. */
  readonly composition?: Composition | undefined;
}

export type RenderPage = (visit: PageVisit) => Promise<RenderedPage>;

/**
 * Renders whole pages: the owner of the address, its screen's loads against the API, markup, head
 * and the state the browser continues from. Failures become pages, too: the layout is always there.
 */
export function createPageRenderer({
  config,
  host,
  assets,
  promo: slots,
  filling: stillAdded = () => undefined,
  withOwn,
  isFull = () => false,
  log,
}: PageRendererOptions): RenderPage {
  const turn = createRenderTurns();
  const languages = createLanguages();
  const findDayMatches = createDayMatches();
  const failMarkup = (error: unknown, pathname: string) =>
    log.error(
      { error: stackOf(error), pathname },
      'page: a screen failed while rendering, its place shows an error',
    );
  const addressOf = assetAddress(config.assetsUrl);
  const nowSeconds = () => config.fixedNowSeconds ?? Math.floor(Date.now() / 1000);
  const fail = (error: unknown) =>
    log.error({ error: stackOf(error) }, 'page: a screen failed, the rest of the page was sent');

  return async ({ context, visitor, nonce, composition }) => {
    const { locale, theme, display } = context;
    const remotes = composition?.host ?? host;
    const page = await resolvePage(context, remotes);
    // the browser continues with the release that drew the page, whatever goes live meanwhile
    const registry = registryForPage(remotes, page.remoteName, addressOf);
    const added = page.found && addedMessages(page.found, context.search);
    const language = await languages.of(locale, page.owner, added);
    const { i18n } = language;
    // before anything is loaded: what comes later is not missed, only announced
    const filling = stillAdded();
    const pageContext = { ...context, filling: filling?.stage };
    const store = createPageStore(pageContext, visitor, config.apiUrl, nowSeconds, fail, withOwn);
    if (page.owner) store.install(page.owner);
    const initial = store.getState();
    const loadFailure = await loadScreen(page, context, store, { onError: fail, isFull });
    const dayMatches = hasDayMatches(loadFailure) ? await findDayMatches(context, store) : [];
    store.dispose();
    if (loadFailure?.status === UNAVAILABLE && isFull()) throw new TooBusy();
    await turn();
    // nothing is requested any more: another page may have done so for this one
    for (const action of dayMatches) store.dispatch(action);
    const state = store.getState();
    const served = servedRoutes(shellPages, registry);
    const { remote } = page;
    // for search engines and previews, whose odds are decimal
    const describe = (reason: PageFailure | undefined) =>
      pageHead({ page, context, state, i18n, failure: reason, publicUrl: config.publicUrl });
    const described = attempt(() => describe(loadFailure), fail);
    const { found } = page;
    const shown = described ? loadFailure : crashed;
    const { markup, reads, failure } = withOddsWriter(oddsWriterOf(display.oddsFormat), () =>
      renderMarkup({ context, remote, found, store, i18n, served, failure: shown }, failMarkup),
    );
    const { head, movedTo } = described && failure === loadFailure ? described : describe(failure);
    const style = pageStyle(
      markup,
      [assets.styles.rules, ...(remote ? [remote.styles] : [])],
      displayCss(display),
    );
    const { href, integrity } = assets.styles;
    const boot: BootData = {
      contract: CONTRACT_VERSION,
      locale,
      productSlug: config.productSlug,
      remote: page.remoteName,
      route: page.found?.screen.route,
      registry,
      styles: { href, integrity },
      i18n: language.sent(reads),
      state: withoutInitial(state, initial),
      failure,
      isClockFixed: config.fixedNowSeconds !== undefined,
    };
    const promo = context.hasPromo ? slots() : undefined;
    const bytes = htmlDocument({
      locale,
      theme,
      display,
      head,
      style,
      fonts: fontsOf(locale),
      preloads: preloadsFor(page, assets, addressOf),
      script: assets.script,
      markup,
      boot,
      promo,
      nonce,
      isWorkerOff: !config.hasWorker,
      isZoneAssumed: context.isZoneAssumed,
      againAfterSeconds: failure?.status === UNAVAILABLE ? RETRY_AFTER_SECONDS : undefined,
      note: filling && fillingNote(filling, locale, nonce),
      badge: composition && overrideBadge(composition.overrides, locale, nonce),
    });
    const isPartial =
      Object.values(state.loads).some(({ status }) => status === 'failed') ||
      STATUS_LOADS.some((load) => load.select(state).data !== undefined);
    const { match, pathname, search } = context;
    const address = search.size === 0 ? pathname : `${pathname}?${search}`;
    const sentTo = match && premiumAddress(loadFailure?.failure, match.name, locale, address);
    const hasNote = filling !== undefined;
    const status = failure?.status ?? 200;
    return { status, bytes, style, hasNote, promo, isPartial, movedTo, sentTo };
  };
}

/** A screen may throw in any of its functions without breaking the page. */
function attempt<Value>(run: () => Value, onError: (error: unknown) => void): Value | undefined {
  try {
    return run();
  } catch (error) {
    onError(error);
    return undefined;
  }
}

/** English pages hardly ever need Cyrillic. */
const fontsOf = (locale: HostState['view']['locale']): readonly string[] =>
  locale === 'ru' ? preloadedFonts : preloadedFonts.filter((file) => !file.includes('cyrillic'));

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
