// oxlint-disable no-restricted-imports -- a test replaces the shell

import { render } from '@testing-library/react';
import type { EventMatches, EventPage, MatchTips, OddsHistory } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import {
  commandsReducer,
  type FillingStage,
  type HostState,
  isLoadAction,
  type LoadState,
  ServedRoutesContext,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { At, MemoryRouter } from '@tipmark/remote-kit/testing';
import { routeNames } from '@tipmark/route-builder';
import { act } from 'react';
import { Provider } from 'react-redux';
import { type Action, createStore } from 'redux';
import type { OwnTips } from '../../parts/tips/own-tips.ts';
import { messages } from '../../testing/game-fixture.tsx';
import { ownTips, screen } from './match-page-fixture.ts';

/** 2026-11-21 12:00 in Moscow. */
export const NOW_SECONDS = 1_795_251_600;

export interface MatchSetting {
  /** Routes of this composition; all of them by default. */
  readonly served?: readonly string[];
  readonly locale?: Locale;
  readonly page?: EventPage;
  readonly odds?: OddsHistory;
  readonly matches?: EventMatches;
  readonly tips?: MatchTips;
  /** Loads in any state, over the ones above. */
  readonly loads?: HostState['loads'];
  readonly search?: string;
  /** Url of the signed-in visitor; without it a guest. */
  readonly visitor?: string;
  /** A subscriber. */
  readonly isPremium?: boolean;
  /** What of the site is still being added. */
  readonly filling?: FillingStage;
  readonly nowSeconds?: number;
}

const ready = (data: unknown): LoadState | undefined =>
  data === undefined ? undefined : { status: 'ready', key: 'k', dataKey: 'k', data };

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

export function hostState(setting: MatchSetting): HostState {
  const { locale = 'ru', page, odds, matches, tips, loads, visitor = '' } = setting;
  const { isPremium = false } = setting;
  const known = {
    soccerEventPage: ready(page),
    soccerEventOddsHistory: ready(odds),
    soccerEventMatches: ready(matches),
    soccerEventTips: ready(tips),
    ...loads,
  };
  return {
    loads: known as HostState['loads'],
    commands: {},
    session: {
      isSignedIn: visitor !== '',
      url: visitor,
      subscriptionExpiration: isPremium ? '2100-01-01T00:00:00.000Z' : '',
      timeZone: 'Europe/Moscow',
    } as HostState['session'],
    view: {
      locale,
      isMobile: false,
      nowSeconds: setting.nowSeconds ?? NOW_SECONDS,
      theme: 'light',
      ...(setting.filling && { filling: setting.filling }),
    },
  };
}

/** Loads as the host stores them; the test answers the requests. */
function slotAfter(slot: LoadState | undefined, action: Action): LoadState | undefined {
  if (!isLoadAction(action)) return slot;
  const stored = slot?.data === undefined ? {} : { data: slot.data, dataKey: slot.dataKey ?? '' };
  switch (action.phase) {
    case 'requested':
      return { status: 'loading', key: action.key, ...stored };
    case 'succeeded': {
      const { key, data, receivedAt } = action;
      return { status: 'ready', key, dataKey: key, data, receivedAt };
    }
    case 'failed':
      return { status: 'failed', key: action.key, error: action.error, ...stored };
    case 'reset':
      return { status: 'idle' };
    default:
      return slot;
  }
}

export const messagesOf = async (locale: Locale) => (await messages[locale]()).default;

/** The screen with its real messages and loads in the given states. */
export async function renderMatch(setting: MatchSetting) {
  const { locale = 'ru', page, search = '' } = setting;
  const dispatched: Action[] = [];
  const first = { ...hostState(setting), [ownTips.name]: undefined as OwnTips | undefined };
  const store = createStore((state: typeof first = first, action: Action) => {
    dispatched.push(action);
    const name = isLoadAction(action) ? action.load : '';
    // the state the page arrived with stays until the test answers
    const isFollowed =
      name !== '' && (!Object.hasOwn(first.loads, name) || action.type.endsWith('/succeeded'));
    return {
      ...state,
      commands: commandsReducer(state.commands, action),
      [ownTips.name]: ownTips.reducer((state as never)[ownTips.name], action),
      ...(isFollowed && {
        loads: { ...state.loads, [name]: slotAfter(state.loads[name], action) as LoadState },
      }),
    };
  });
  const resources = { common: commonMessages[locale], game: await messagesOf(locale) };
  const Screen = screen.Component;
  const { container, unmount } = render(
    <I18nProvider i18n={createStrictI18n({ locale, resources: resources as never })}>
      <Provider store={store}>
        <ServedRoutesContext value={new Set(setting.served ?? routeNames)}>
          <MemoryRouter address={`/Events/${page?.link ?? '7-lost'}${search}`}>
            <main>
              <At path="/Events/:matchUrl">
                <Screen />
              </At>
              <At path="/en/Events/:matchUrl">
                <Screen />
              </At>
            </main>
            <Address />
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nProvider>,
  );
  return {
    container,
    unmount,
    dispatched,
    dispatch: (action: Action) => act(async () => void store.dispatch(action)),
  };
}
