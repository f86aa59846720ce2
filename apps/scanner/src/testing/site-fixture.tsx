// oxlint-disable no-restricted-imports -- a test replaces the shell
import { act, render } from '@testing-library/react';
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import type { PageParts } from '@tipmark/match-features/pages';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import {
  type AnyCommandAction,
  type AnyLoadAction,
  type ApiFailure,
  commandsReducer,
  type HostState,
  isCommandAction,
  isLoadAction,
  type LoadState,
  ServedRoutesContext,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { At, MemoryRouter } from '@tipmark/remote-kit/testing';
import { axe } from 'jest-axe';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider, useDispatch } from 'react-redux';
import { type Action, applyMiddleware, createStore, type Dispatch, type Middleware } from 'redux';
import { messages } from '../messages.ts';
import { arbitrageMessages } from '../pages/arbitrage/arbitrage-messages.ts';

/** What the API answers a request with; it may throw a failure. */
type Answer = (request: never) => unknown;

export interface SiteSetting {
  readonly page: PageParts;
  /** With its query. */
  readonly address: string;
  readonly pattern?: string;
  readonly locale?: Locale;
  readonly isPremium?: boolean;
  readonly isSignedIn?: boolean;
  readonly countryCode?: string;
  /** Replies by the name of the load or the command; one without never arrives. */
  readonly api?: Readonly<Record<string, Answer>>;
  readonly served?: readonly string[];
  readonly live?: HostState['view']['live'];
}

/** An answer of the API that is not a success. */
export const failure = (code: string, more: Partial<ApiFailure> = {}): ApiFailure =>
  ({ status: 500, code, message: '', ...more }) as ApiFailure;

const SERVED = ['events', 'login', 'premium', 'profile', 'oddsScanner', 'searchUsersTips'];

type State = HostState & { readonly loads: Readonly<Record<string, LoadState>> };

function slotAfter(slot: LoadState, action: AnyLoadAction): LoadState {
  switch (action.phase) {
    case 'requested': {
      const { data, dataKey } = slot;
      const stale = data === undefined ? {} : { data, dataKey: dataKey ?? '' };
      return { ...stale, status: 'loading', key: action.key };
    }
    case 'succeeded': {
      const { key, data, receivedAt } = action;
      return { status: 'ready', key, dataKey: key, data, receivedAt };
    }
    case 'failed':
      return { ...slot, status: 'failed', key: action.key, error: action.error };
    default:
      return slot;
  }
}

function nextState(state: State, action: Action): State {
  const commands = commandsReducer(state.commands, action);
  if (!isLoadAction(action)) return { ...state, commands };
  const before = state.loads[action.load] ?? { status: 'idle' };
  return {
    ...state,
    commands,
    loads: { ...state.loads, [action.load]: slotAfter(before, action) },
  };
}

/** Answers requests and writes as the host does: later, and only the latest request of a load. */
function host(
  { page, api = {} }: SiteSetting,
  sent: (name: string, request: unknown) => void,
): Middleware<object, State> {
  return (store) => {
    const dispatch = (action: Action) => void store.dispatch(action as never);
    const load = async ({ load: name, key, request }: AnyLoadAction & { phase: 'requested' }) => {
      const [one, answer] = [page.loads.find((known) => known.name === name), api[name]];
      if (!one) return;
      sent(name, request);
      if (!answer) return;
      await Promise.resolve();
      const isLatest = () => store.getState().loads[name]?.key === key;
      try {
        const data = await answer(request as never);
        if (isLatest()) dispatch(one.succeeded(key, data as never, NOW_SECONDS));
      } catch (error) {
        if (isLatest()) dispatch(one.failed(key, error as ApiFailure));
      }
    };
    const write = async ({ command: name, request }: AnyCommandAction & { phase: 'submitted' }) => {
      const command = page.commands?.find((known) => known.name === name);
      if (!command) return;
      await Promise.resolve();
      try {
        const result = (await api[name]?.(request as never)) as never;
        const done = { result, request: request as never, receivedAt: NOW_SECONDS };
        command.onSuccess({ ...done, state: store.getState() }).forEach(dispatch);
        dispatch(command.succeeded(result, NOW_SECONDS));
      } catch (error) {
        dispatch(command.failed(error as ApiFailure));
      }
    };
    return (next) => (action) => {
      const passed = next(action);
      const known = action as Action;
      if (isLoadAction(known) && known.phase === 'requested') void load(known);
      if (isCommandAction(known) && known.phase === 'submitted' && api[known.command])
        void write(known);
      return passed;
    };
  };
}

function firstState(setting: SiteSetting): State {
  const { isPremium = false, isSignedIn = isPremium, locale = 'ru', countryCode = '' } = setting;
  const until = new Date((NOW_SECONDS + 3_600) * 1_000).toISOString();
  return {
    loads: {},
    commands: {},
    session: {
      isSignedIn,
      url: isSignedIn ? 'maria' : '',
      countryCode,
      timeZone: 'Europe/Moscow',
      subscriptionExpiration: isPremium ? until : '',
    },
    view: {
      locale,
      isMobile: false,
      nowSeconds: NOW_SECONDS,
      theme: 'light',
      live: setting.live,
    },
  } as unknown as State;
}

/** Requests what a page needs, on arrival and at each address that follows. */
const Visitor = ({ setting, children }: { setting: SiteSetting; children?: ReactNode }) => {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch<Dispatch<Action>>();
  useEffect(() => {
    for (const action of requestsAt(setting, search)) dispatch(action);
  }, [dispatch, setting, search]);
  return (
    <>
      {children}
      <output aria-label="address">{pathname + search}</output>
    </>
  );
};

const requestsAt = (
  { page, address, pattern = '*', isPremium = false }: SiteSetting,
  search: string,
) => {
  const names = pattern.split('/');
  const values = address.split(/[/?]/);
  const params = Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), values[index]]] : [])),
  );
  return page.screen.loads({ params, search: new URLSearchParams(search), isPremium } as never);
};

async function siteOf(setting: SiteSetting) {
  const sent: (readonly [string, unknown])[] = [];
  const { page, address, pattern = '*', locale = 'ru', served = SERVED } = setting;
  const store = createStore(
    (state: State = firstState(setting), action: Action) => nextState(state, action),
    applyMiddleware(host(setting, (...request) => void sent.push(request))),
  );
  const files = [messages, arbitrageMessages].map((file) => file[locale]());
  const own = Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
  const resources = { common: commonMessages[locale], scanner: own };
  const i18n = createStrictI18n({ locale, resources: resources as never });
  const { Component } = page.screen;
  /** The page as a server and a browser render it alike. */
  const element = (end: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <ServedRoutesContext value={new Set(served)}>
          <MemoryRouter address={address}>
            <main>
              <At path={pattern}>
                <Component />
              </At>
            </main>
            {end}
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nProvider>
  );
  return {
    store,
    element,
    /** The requests of a load that reached the API. */
    sent: (name: string) => sent.filter(([of]) => of === name).map(([, request]) => request),
  };
}

/** A page on a store that works: addresses, requests and writes have their effects. */
export async function openSite(setting: SiteSetting) {
  const { store, element, sent } = await siteOf(setting);
  const { container, unmount } = await act(async () =>
    render(element(<Visitor setting={setting} />)),
  );
  return {
    container,
    unmount,
    store,
    sent,
    dispatch: (action: Action) => act(async () => void store.dispatch(action)),
  };
}

/** The page as the server sends it, with what its requests were answered. */
export async function serverMarkup(setting: SiteSetting) {
  const { store, element } = await siteOf(setting);
  const search = setting.address.split('?')[1] ?? '';
  for (const action of requestsAt(setting, search)) store.dispatch(action as never);
  await act(async () => {});
  return { html: renderToString(element(null)), element };
}

/** Hydrates what the server sent; returns what React complains about. */
export async function hydrated(setting: SiteSetting) {
  const { html, element } = await serverMarkup(setting);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const onRecoverableError = (error: unknown) => void complaints.push(error);
  const root: Root = await act(async () =>
    hydrateRoot(container, element(null), { onRecoverableError }),
  );
  return {
    html,
    container,
    complaints,
    close: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** What stands in the way of people with assistive technology. */
export async function barriersOf(container: Element): Promise<readonly string[]> {
  const { violations } = await axe(container);
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
