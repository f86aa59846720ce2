import { ready, ScreenStage } from '@tipmark/match-features/testing';
import type { MessageFiles } from '@tipmark/remote-kit';
import { messages } from '../src/messages.ts';
import { anArbitrageReply, noArbitrages } from '../src/pages/arbitrage/arbitrage-fixture.ts';
import { arbitrageMessages } from '../src/pages/arbitrage/arbitrage-messages.ts';
import { arbitrages } from '../src/pages/arbitrage/screen.ts';

type Loads = Parameters<typeof ScreenStage>[0]['loads'];

const both = (locale: 'ru' | 'en') => async () => {
  const [own, page] = await Promise.all([messages[locale](), arbitrageMessages[locale]()]);
  return { default: { ...own.default, ...page.default } };
};
const all: MessageFiles = { ru: both('ru'), en: both('en') };

interface Shown {
  readonly isPremium?: boolean;
  readonly locale?: 'ru' | 'en';
  readonly loads?: Loads;
}

const Arbitrage = ({ isPremium = true, locale = 'ru', loads = {} }: Shown) => (
  <ScreenStage
    remote={{ name: 'scanner', messages: all }}
    Screen={arbitrages.soccer.screen.Component}
    address="/arbitrage"
    path="/arbitrage"
    locale={locale}
    isPremium={isPremium}
    served={['arbitrage', 'oddsScanner', 'events', 'login', 'premium']}
    loads={{ soccerArbitrage: ready(anArbitrageReply()), ...loads }}
  />
);

/** Arbitrages and middles in every state. */
export default {
  title: 'scanner/Arbitrage',
  component: Arbitrage,
  args: {},
};

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const Guest = {
  args: {
    isPremium: false,
    loads: {
      soccerArbitrage: ready(
        anArbitrageReply({ arbitrages: [], middles: [], closest: null, isDemo: true }),
      ),
    },
  },
};
export const Empty = { args: { loads: { soccerArbitrage: ready(noArbitrages()) } } };
export const NothingFresh = {
  args: {
    loads: {
      soccerArbitrage: ready(
        noArbitrages({ countOfMarkets: 0, countOfMatches: 0, closest: null, closestPercent: null }),
      ),
    },
  },
};
export const Loading = {
  args: { loads: { soccerArbitrage: { status: 'loading', key: 'k' } } },
};
export const Failed = {
  args: {
    loads: {
      soccerArbitrage: {
        status: 'failed',
        key: 'k',
        error: { status: 0, code: 'network', message: '' },
      },
    },
  },
};
