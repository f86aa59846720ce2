import { ready, ScreenStage } from '@tipmark/match-features/testing';
import { dropsMessages } from '../src/messages.ts';
import { delayedFalls, someFalls } from '../src/pages/dropping-odds/drops-fixture.ts';
import { drops } from '../src/pages/dropping-odds/screen.ts';
import { remoteWith } from '../src/testing/messages-with.ts';

type Loads = Parameters<typeof ScreenStage>[0]['loads'];

interface Shown {
  readonly search?: string;
  readonly isPremium?: boolean;
  readonly locale?: 'ru' | 'en';
  readonly loads?: Loads;
}

const remote = remoteWith(dropsMessages);

const DroppingOdds = ({ search = '', isPremium = true, locale = 'ru', loads = {} }: Shown) => (
  <ScreenStage
    remote={remote}
    Screen={drops.soccer.screen.Component}
    address={`/dropping-odds${search}`}
    path="/dropping-odds"
    locale={locale}
    isPremium={isPremium}
    served={['droppingOdds', 'oddsScanner', 'events', 'login', 'premium']}
    loads={{ soccerDroppingOdds: ready(someFalls()), ...loads }}
  />
);

const failed = {
  status: 'failed',
  key: 'k',
  error: { status: 503, code: 'unavailable', message: '' },
};

/** Falling odds in every state. */
export default {
  title: 'scanner/DroppingOdds',
  component: DroppingOdds,
  args: {},
};

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const Delayed = {
  args: { isPremium: false, loads: { soccerDroppingOdds: ready(delayedFalls()) } },
};
export const Filtered = { args: { search: '?hours=1&change=10&outcome=3&min=1.5' } };
export const Empty = {
  args: {
    loads: {
      soccerDroppingOdds: ready(someFalls({ matches: [], countOfOutcomes: 0, countOfMatches: 0 })),
    },
  },
};
export const Loading = { args: { loads: { soccerDroppingOdds: { status: 'loading', key: 'k' } } } };
export const Failed = { args: { loads: { soccerDroppingOdds: failed } } };
