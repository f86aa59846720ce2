import { soccerResultsPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import {
  type ApiClient,
  type ApiFailure,
  CONTRACT_VERSION,
  createLoad,
  defineFeature,
  defineRemote,
  defineScreen,
  type Locale,
  type RemoteModule,
} from '@tipmark/remote-kit';
import { Observable, type Subscriber } from 'rxjs';
import { createRemoteLoader } from '../host/remotes/remote-loader.ts';
import type { BootData } from '../host/routing/boot-data.ts';
import { missingLoader, screenLoader } from '../host/routing/screen-loader.ts';
import type { OwnedScreen } from '../host/routing/screen-visit.ts';
import { ownedScreensOf } from '../host/routing/screens-of.ts';
import { createSiteRouter, type SiteRouter } from '../host/routing/site-router.ts';
import { guestSession } from '../host/state/session-reducer.ts';
import { createHostStore } from '../host/store/create-host-store.ts';
import { createDataLayer } from '../host/store/data-layer/data-layer.ts';
import { layoutMessages } from '../layout/layout-messages.ts';
import { hostFeatures } from '../start/host-features.ts';
import { shellPages } from '../start/shell-pages.ts';
import { shellParts } from '../start/shell-parts.ts';

/** Every style sheet is there. */
export const noStyles = { loaded: async () => {}, apply: () => {} };

export const day = createLoad('day', { request: soccerResultsPage, when: 'latest' });

/** A remote of two screens, one of which requests a day from the API. */
export const soccer = defineRemote({
  name: 'soccer',
  features: [
    defineFeature({
      name: 'days',
      loads: [day],
      screens: [
        defineScreen({
          route: 'results',
          loads: ({ search }) => [
            day.requested({ query: { timestamp: Number(search.get('timestamp')) } }),
          ],
          Component: () => null,
          notFound: (state) => day.select(state).data?.timestamp === 404,
          head: (state, _visit, t) => ({
            title: t('title', { day: day.select(state).data?.timestamp }),
            description: t('description'),
            canonical: '/Results?timestamp=43200',
          }),
        }),
        defineScreen({
          route: 'events',
          loads: () => [],
          Component: () => null,
          head: (_state, { params: { matchUrl } }) => {
            if (matchUrl === '0-headless') throw new Error('no head');
            return { title: String(matchUrl), description: 'A match' };
          },
        }),
      ],
    }),
  ],
  messages: {
    ru: async () => ({ default: { title: 'День {{day}}', description: 'Матчи дня' } }),
    en: async () => ({ default: { title: 'Day {{day}}', description: 'Matches of the day' } }),
  },
});

interface Call {
  readonly timestamp: number;
  /** Whose matches of the day are requested. */
  readonly sport: number | undefined;
  readonly reply: Subscriber<unknown>;
  isAnswered: boolean;
  isAborted: boolean;
}

/** The outside world of a page: an API that replies when the test decides. */
function heldApi() {
  const calls: Call[] = [];
  const api = {
    call: (_endpoint: unknown, { query }: { query: { timestamp: number; sport?: number } }) =>
      new Observable((reply) => {
        const call: Call = {
          timestamp: query.timestamp,
          sport: query.sport,
          reply,
          isAnswered: false,
          isAborted: false,
        };
        calls.push(call);
        return () => {
          call.isAborted = !call.isAnswered;
        };
      }),
  } as unknown as ApiClient;
  const last = (): Call => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was asked');
    call.isAnswered = true;
    return call;
  };
  return {
    api,
    calls,
    answer(data?: object) {
      const { reply, timestamp } = last();
      reply.next(data ?? { leagues: [], timestamp });
      reply.complete();
    },
    fail: (failure: ApiFailure) => last().reply.error(failure),
  };
}

export interface SitePage {
  readonly address?: string;
  readonly locale?: Locale;
  readonly failure?: BootData['failure'];
  /** Loads the remote's code; fails when the network does. */
  readonly importRemote?: () => Promise<RemoteModule>;
}

/** A page of a site composed with the remote `soccer`, which is not loaded yet. */
export function aPage({ address = '/about-us', locale = 'ru', failure, ...given }: SitePage = {}) {
  window.history.replaceState(null, '', address);
  const outside = heldApi();
  const importRemote = jest.fn(given.importRemote ?? (async () => soccer));
  const store = createHostStore({
    features: hostFeatures,
    preloadedState: {
      session: { ...guestSession, countryCode: 'RU' },
      view: { locale, theme: 'system', isMobile: false, nowSeconds: 1000 },
    },
    loadDataLayer: () => createDataLayer({ api: outside.api, nowSeconds: () => 1000 }),
  });
  const i18n = createI18n({
    locale,
    resources: { common: commonMessages[locale], layout: layoutMessages[locale] },
  });
  const screens = new Map<string, OwnedScreen>();
  const install = (owner: RemoteModule) => {
    store.install(owner);
    for (const owned of ownedScreensOf(owner)) screens.set(owned.screen.route, owned);
  };
  install(shellPages);
  const files = { entry: '/e.js', integrity: 'sha384-x' };
  const entry = { version: '1', files };
  const registry = { soccer: entry };
  const remotes = createRemoteLoader({
    registry,
    importRemote,
    loadStyles: async () => {},
    locale,
    hasMessages: () => false,
    adopt(remote, messages) {
      if (messages) i18n.addMessages(remote.name, messages);
      install(remote);
    },
  });
  const boot: BootData = {
    contract: CONTRACT_VERSION,
    locale,
    productSlug: 'tipmark',
    registry,
    styles: { href: '/assets/styles.css' },
    i18n: {},
    state: store.getState(),
    failure,
    isClockFixed: true,
  };
  return {
    ...outside,
    shell: shellParts,
    boot,
    store,
    i18n,
    remotes,
    importRemote,
    screenOf: (route: string) => screens.get(route),
    loadRemoteModule: () => remotes.load('soccer'),
  };
}

export interface SiteRouting extends Pick<ReturnType<typeof aPage>, 'boot' | 'store' | 'remotes'> {
  readonly shell: ReturnType<typeof aPage>['shell'];
  readonly screenOf: (route: string) => OwnedScreen | undefined;
  readonly isFrozen?: boolean;
  readonly messagesOf?: (owned: OwnedScreen) => Promise<void>;
}

/** The router of such a page. */
export function routerOf(page: SiteRouting): SiteRouter {
  const {
    shell,
    boot,
    store,
    remotes,
    screenOf,
    isFrozen = false,
    messagesOf = async () => {},
  } = page;
  return createSiteRouter({
    boot,
    remotes,
    screenOf,
    isFrozen,
    loaderFor: screenLoader({ store, shell, messagesOf, styles: noStyles }),
    missingLoader: missingLoader(store, shell),
  });
}

/** Waits for something that happens by itself. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}
