import type { MatchWithLeague } from '@tipmark/contract';
import { ServedRoutesContext } from '@tipmark/remote-kit';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { useState } from 'react';
import { dayMatchesAt } from '../src/features/day-matches/day-matches-load.ts';
import {
  crashed,
  loadFailed,
  notFound,
  type PageFailure,
  remoteAbsent,
  reserved,
} from '../src/host/routing/page-failure.ts';
import { SiteProvider } from '../src/host/routing/site-context.ts';
import { ScreenFailed } from '../src/pages/ScreenFailed.tsx';
import { pageStore, ShellPage } from '../src/testing/page-fixture.tsx';

interface Shown {
  readonly failure: PageFailure;
  readonly address?: string;
  readonly locale?: 'ru' | 'en';
  /** State of the matches of the day. */
  readonly day?: object;
}

const served = new Set<string>([
  'index',
  'results',
  'events',
  'searchMatches',
  'login',
  'register',
]);
const site = { served, isComposed: () => true, isFrozen: false, retry: () => {} };

const Failed = ({ failure, address = '/Tournaments/7-rpl', locale = 'ru', day }: Shown) => {
  const [store] = useState(() => {
    const loads = day && { loads: { dayMatches: day } };
    return pageStore({ locale, isAnsweredByTest: true, ...loads });
  });
  return (
    <ShellPage store={store} locale={locale}>
      <MemoryRouter address={address}>
        <SiteProvider value={site}>
          <ServedRoutesContext value={served}>
            <main>
              <ScreenFailed failure={failure} />
            </main>
          </ServedRoutesContext>
        </SiteProvider>
      </MemoryRouter>
    </ShellPage>
  );
};

const { key } = dayMatchesAt('/Tournaments/7-rpl');
const ready = (matches: readonly MatchWithLeague[]) => ({
  status: 'ready',
  key,
  dataKey: key,
  data: { sidebar: null, matches },
});
const league = aLeague().named('Кубок').buildHead();
const matches = [
  aMatch().withId(7).between('Зенит', 'Спартак').live('2H:67').withScore(2, 1),
  aMatch().withId(8).between('Ладога', 'Сталь').startingAt(1_795_258_800),
].map((match) => ({ league, match: match.buildWire() }));

/** What the host shows in place of a screen: reserved, missing, failed. */
export default {
  title: 'shell/InsteadOfScreens',
  component: Failed,
  args: { failure: reserved, day: ready(matches) },
};

export const Full = {};
export const English = { args: { locale: 'en', address: '/en/Tournaments/7-rpl' } };
export const Empty = { args: { day: ready([]) } };
export const Loading = { args: { day: { status: 'loading', key } } };
export const DayFailed = {
  args: {
    day: { status: 'failed', key, error: { status: 503, code: 'unavailable', message: '' } },
  },
};
export const NotFound = { args: { failure: notFound } };
export const RemoteAbsent = { args: { failure: remoteAbsent } };
export const Crashed = { args: { failure: crashed } };
export const Busy = {
  args: { failure: loadFailed({ status: 503, code: 'unavailable', message: '' }) },
};
export const Offline = {
  args: { failure: loadFailed({ status: 0, code: 'network', message: '' }) },
};
export const Premium = { args: { address: '/premium?source=value-trends' } };
