import type { RefereeRow, RefereeStatistics } from '@tipmark/contract';
import { REFEREES_SORT } from '@tipmark/domain';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { NOW_SECONDS, renderGame } from '../../testing/game-fixture.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { useReader } from '../page/use-reader.ts';
import { RefereesTable } from './RefereesTable.tsx';
import { RefereeView } from './RefereeView.tsx';

const row: RefereeRow = {
  link: '3-ivanov',
  name: 'Иванов',
  countryCode: 'RU',
  countryName: 'Россия',
  count: 1_004,
  yellowCards: 4.25,
  redCards: null,
  penalties: 0.5,
  fouls: 21.07,
  nextMatchAt: NOW_SECONDS + 9_000,
};
const rows = [row, { ...row, link: '4-x', name: '=Петров', count: 12, fouls: null }].map(
  (one, i) => (i === 0 ? one : { ...one, nextMatchAt: null }),
);

const mean = (average: number, of: number) => ({ average, of });
const statistics: RefereeStatistics = {
  count: 1_012,
  yellowCards: mean(5.2, 1_012),
  redCards: mean(0.08, 12),
  penalties: null,
  fouls: mean(1_021.75, 1_012),
  home: 503,
  draw: 206,
  away: 303,
  cards: { line: 4.5, over: 608, of: 1_012 },
};
const past = (id: number, home: string, cards: number | null) => ({
  league: aLeague().named('Премьер-лига').buildHead(),
  match: aMatch().withId(id).between(home, 'Akron').finished().withScore(2, 1).buildWire(),
  yellowCards: cards,
  redCards: 0,
});

const List = () => (
  <RefereesTable
    rows={rows}
    sort={REFEREES_SORT.countOfMatches}
    title="Судьи"
    refereeRoute="referee"
    reader={useReader('game')}
  />
);
const One = () => (
  <RefereeView
    record={{
      link: '1-x',
      asOf: NOW_SECONDS,
      referee: { link: '3-ivanov', name: 'Иванов', countryCode: 'RU' },
      figures: statistics,
      matches: [past(1, '=Zenit', 4), past(2, '-1', null)],
    }}
    routes={{ match: 'events', referee: 'referee' }}
    reader={useReader('game')}
  />
);

const SUMS = [
  ['list', List, [[0, 1_016, 8.5, 0, 1, 21.07, 0]]],
  [
    'record',
    One,
    [
      [0, 5.2 + 0.08 + 1_021.75 + 60],
      [0, 0, 4, 0],
    ],
  ],
] as const;

test.each(
  (['ru', 'en'] as const).flatMap((locale) => SUMS.map((one) => [locale, ...one] as const)),
)(
  '%s: a spreadsheet adds up the files of referees: %s',
  async (locale, _what, Screen, expected) => {
    const { container } = await renderGame({ Screen, address: '/', locale });
    const files = await checkSpreadsheets(container);
    expect(files.map(({ sums }) => sums.map((sum) => Math.round(sum * 100) / 100))).toEqual(
      expected,
    );
  },
);
