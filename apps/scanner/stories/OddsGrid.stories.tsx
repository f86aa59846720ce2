import { ready, ScreenStage } from '@tipmark/match-features/testing';
import { gridMessages } from '../src/messages.ts';
import { aGrid, aLongNamedGrid, anEmptyGrid, totals } from '../src/pages/odds-grid/grid-fixture.ts';
import { grids } from '../src/pages/odds-grid/screen.ts';
import { remoteWith } from '../src/testing/messages-with.ts';

type Loads = Parameters<typeof ScreenStage>[0]['loads'];

interface Shown {
  readonly search?: string;
  readonly locale?: 'ru' | 'en';
  readonly loads?: Loads;
}

const remote = remoteWith(gridMessages);

const OddsGrid = ({ search = '', locale = 'ru', loads = {} }: Shown) => (
  <ScreenStage
    remote={remote}
    Screen={grids.soccer.screen.Component}
    address={`/odds-grid${search}`}
    path="/odds-grid"
    locale={locale}
    served={['oddsGrid', 'events', 'results']}
    loads={{ soccerOddsGrid: ready(aGrid()), ...loads }}
  />
);

const failed = {
  status: 'failed',
  key: 'k',
  error: { status: 503, code: 'unavailable', message: '' },
};

/** The odds of a day in every state. */
export default {
  title: 'scanner/OddsGrid',
  component: OddsGrid,
  args: {},
};

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const Totals = {
  args: { search: '?market=ou', loads: { soccerOddsGrid: ready(totals()) } },
};
export const LongNames = { args: { loads: { soccerOddsGrid: ready(aLongNamedGrid()) } } };
export const ByPayout = { args: { search: '?sort=3' } };
export const Empty = { args: { loads: { soccerOddsGrid: ready(anEmptyGrid()) } } };
export const Loading = { args: { loads: { soccerOddsGrid: { status: 'loading', key: 'k' } } } };
export const Failed = { args: { loads: { soccerOddsGrid: failed } } };
