// oxlint-disable no-restricted-imports -- a story replaces the shell
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import {
  type HostState,
  type RemoteModule,
  ServedRoutesContext,
  type Visit,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { At, MemoryRouter } from '@tipmark/remote-kit/testing';
import { matchPath, type RouteName, routeNames, routes } from '@tipmark/route-builder';
import { type ComponentType, Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { NOW_SECONDS } from './render-screen.tsx';

/** The part of a remote that its pages consist of. */
type Pages = Pick<RemoteModule, 'name' | 'features' | 'messages'>;

export interface StagedPage {
  /** With its query, without a locale. */
  readonly address: string;
  readonly locale?: Locale;
  readonly loads?: HostState['loads'];
  readonly session?: Partial<HostState['session']>;
}

interface LoadedPage {
  readonly Screen: ComponentType;
  readonly messages: object;
}

const loaded = new Map<string, Promise<LoadedPage>>();

/** Loaded once for all stories: a new promise each time would never settle. */
function pageOf(remote: Pages, { address, locale = 'ru' }: StagedPage): Promise<LoadedPage> {
  const key = `${remote.name} ${locale} ${address}`;
  const page = loaded.get(key) ?? loadPage(remote, address, locale);
  loaded.set(key, page);
  return page;
}

async function loadPage(remote: Pages, address: string, locale: Locale): Promise<LoadedPage> {
  const route = routeAt(address);
  const ofRoute = ({ screens }: Pages['features'][number]) =>
    screens.find((one) => one.route === route);
  const feature = remote.features.find(ofRoute);
  const screen = feature && ofRoute(feature);
  if (!screen) throw new Error(`${remote.name} has no page at ${address}`);
  await Promise.all([screen.loadPart?.(), screen.code?.()]);
  const visit = { search: searchOf(address) } as Visit;
  const files = [remote.messages, feature.messages, screen.messages?.(visit)];
  const messages = await Promise.all(files.map(async (file) => (await file?.[locale]())?.default));
  return { Screen: screen.Component, messages: Object.assign({}, ...messages) };
}

const searchOf = (address: string) => new URL(address, 'http://site').searchParams;

/** @throws Error when no page of the site has the address */
function routeAt(address: string): RouteName {
  const found = matchPath(new URL(address, 'http://site').pathname);
  if (!found) throw new Error(`no page is at ${address}`);
  return found.name;
}

/** `/Teams/[teamUrl]` → `/Teams/:teamUrl`. */
const pathOf = (route: RouteName): string =>
  routes[route].pattern.replace('{product}', 'tipmark').replaceAll(/\[(\w+)\]/g, ':$1');

/** What the store of the remote begins with. */
const slicesOf = ({ features }: Pages): object =>
  Object.fromEntries(
    features.flatMap(({ slices = {} }) =>
      Object.entries(slices).map(([name, reducer]) => [name, reducer(undefined, { type: '' })]),
    ),
  );

/** Messages of other namespaces that pages of the shell read. */
type Around = Readonly<Record<Locale, object>>;

interface StageProps extends StagedPage {
  readonly remote: Pages;
  readonly around: Around | undefined;
}

const Stage = ({ remote, around, ...page }: StageProps) => {
  const { address, locale = 'ru', loads = {}, session = {} } = page;
  const { Screen, messages } = use(pageOf(remote, page));
  const resources = {
    common: commonMessages[locale],
    ...around?.[locale],
    [remote.name]: messages,
  };
  const state = {
    ...slicesOf(remote),
    loads,
    commands: {},
    session: { isSignedIn: false, name: '', url: '', timeZone: 'Europe/Moscow', ...session },
    view: { locale, isMobile: false, nowSeconds: NOW_SECONDS, theme: 'light' },
  };
  return (
    <I18nProvider i18n={createStrictI18n({ locale, resources: resources as never })}>
      <Provider store={legacy_createStore((before = state) => before)}>
        <ServedRoutesContext value={new Set<string>(routeNames)}>
          <MemoryRouter address={address}>
            <main>
              <At path={pathOf(routeAt(address))}>
                <Screen />
              </At>
            </main>
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nProvider>
  );
};

/** Pages of a remote in stories: its real screens and messages, and loads that never change. */
export const pageStage = (remote: Pages, around?: Around) => (page: StagedPage) => (
  <Suspense>
    <Stage remote={remote} around={around} {...page} />
  </Suspense>
);
