import { ready, ScreenStage } from '@tipmark/match-features/testing';
import { messages } from '../src/messages.ts';
import {
  anOutcome,
  aScan,
  details,
  templatesOf,
} from '../src/pages/odds-scanner/scanner-fixture.ts';
import { scanners } from '../src/pages/odds-scanner/screen.ts';

type Loads = Parameters<typeof ScreenStage>[0]['loads'];

interface Shown {
  readonly search?: string;
  readonly isPremium?: boolean;
  readonly locale?: 'ru' | 'en';
  readonly loads?: Loads;
}

const SERVED = ['oddsScanner', 'events', 'login', 'premium'];

const Scanner = ({ search = '', isPremium = true, locale = 'ru', loads = {} }: Shown) => (
  <ScreenStage
    remote={{ name: 'scanner', messages }}
    Screen={scanners.soccer.screen.Component}
    address={`/odds-scanner${search}`}
    path="/odds-scanner"
    locale={locale}
    isPremium={isPremium}
    served={SERVED}
    loads={{
      soccerOddsScannerParameters: ready(aScan()),
      soccerScannerTemplates: ready(templatesOf(isPremium)),
      ...loads,
    }}
  />
);

const { asOf, matches } = aScan();
const [first] = matches;
const old = first && {
  ...first,
  outcomes: [
    anOutcome({ confirmedAt: asOf - 3 * 3_600 }),
    anOutcome({ oddType: 'ou.o:2.5', valuePercent: 3, claimedPercent: 26.6 }),
  ],
};
const many = Array.from({ length: 40 }, (_, index) => ({
  ...anOutcome({ oddType: `ou.o:${index + 1}.5`, changePercent: -10 - index / 4 }),
}));

/** The scanner of odds in every state it has. */
export default {
  title: 'scanner/OddsScanner',
  component: Scanner,
  args: {},
};

export const Subscriber = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const Demo = {
  args: {
    isPremium: false,
    loads: { soccerOddsScannerParameters: ready(aScan({ isDemo: true, lagMs: 900_000 })) },
  },
};
export const Filtered = {
  args: { search: '?filter=1&way=up&change=5&window=6&min=1.5&max=4&outcome=1,3&start=24' },
};
export const Grouped = { args: { search: '?group=1' } };
export const Full = {
  args: {
    loads: {
      soccerOddsScannerParameters: ready(
        aScan({
          matches: first ? [{ ...first, outcomes: many, countOfOutcomes: 40 }] : [],
          countOfOutcomes: 137,
          nextPageNumber: 2,
        }),
      ),
    },
  },
};
export const Details = {
  args: {
    search: '?open=7~1x2.2',
    loads: { soccerOddsScannerOutcomeDetails: ready(details) },
  },
};
export const Empty = {
  args: {
    search: '?filter=1&min=500',
    loads: {
      soccerOddsScannerParameters: ready(
        aScan({ matches: [], countOfOutcomes: 0, countOfMatches: 0 }),
      ),
    },
  },
};
export const Loading = {
  args: { loads: { soccerOddsScannerParameters: { status: 'loading', key: 'k' } } },
};
export const Failed = {
  args: {
    loads: {
      soccerOddsScannerParameters: {
        status: 'failed',
        key: 'k',
        error: { status: 0, code: 'network', message: '' },
      },
    },
  },
};
/** A price not confirmed for hours; all prices are delayed. */
export const Stale = {
  args: {
    loads: {
      soccerOddsScannerParameters: ready(
        aScan({ matches: old ? [old] : [], lagMs: 1_200_000, lagOfHour: null }),
      ),
    },
  },
};
export const Paused = { args: { search: '?live=0' } };
export const Method = { args: { search: '?method=1' } };
/** On a phone the filter is a sheet that counts the remaining matches. */
export const PhoneSheet = {
  args: { search: '?filter=1&min=1.5' },
  parameters: { viewport: { defaultViewport: 'mobile1' } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await new Promise((resolve) => setTimeout(resolve));
    canvasElement.querySelector<HTMLElement>('.filter-open')?.click();
  },
};
