import type { LeaguePage, SeasonScorers } from '@tipmark/contract';
import { aMatch } from '@tipmark/test-kit';
import { ready } from '../../testing/game-fixture.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { options, renderLeague } from './league-fixture.tsx';
import { akron, match, page, zenit } from './league-page-fixture.ts';

const { name: SCORERS = '' } = options.scorers?.load ?? {};
const mean = (average: number, of = 1_200) => ({ average, of });
const line = (of: number, over: number) => ({ line: 2.5, over, of });
const [referee] = page.referees;

/** A season with fractions, thousands and unknown numbers. */
const season: LeaguePage = {
  ...page,
  countOfPlayed: 1_240,
  outcomes: { count: 1_200, home: 611, draw: 246, away: 343 },
  averages: { match: mean(2.62), parts: [mean(1.15), null] },
  totals: [line(1_200, 631), { line: 3.5, over: 0, of: 1_200 }],
  summary: [
    { figure: 'goals', own: 1.47, other: 1.15, of: 1_200 },
    { figure: 'possession', own: 51.9, other: 48.1, of: 1_110 },
  ],
  teamTotals: [
    { team: akron, of: 15, average: 3.33, lines: [line(15, 12)] },
    { team: { ...zenit, name: '=Zenit' }, of: 1_015, average: 2.05, lines: [line(1_015, 333)] },
  ],
  referees: referee
    ? [
        referee,
        {
          ...referee,
          link: '4-petrov',
          name: 'Петров',
          figures: {
            ...referee.figures,
            count: 1_012,
            home: 503,
            fouls: mean(21.75),
            redCards: mean(0.08),
          },
        },
      ]
    : [],
};

const scorer = (position: number, team: SeasonScorers['scorers'][number]['team']) => ({
  position,
  player: `=${position}`,
  team,
  goals: 1_010 - position,
  penaltyGoals: position - 1,
  assists: 4,
});
const scorers: SeasonScorers = {
  scorers: [scorer(1, zenit), scorer(2, akron)],
  countOfMatches: 1_200,
  countOfReported: 1_100,
  hasAssists: true,
  nextPageNumber: null,
  asOf: page.asOf,
};

const won = aMatch().between('=Zenit', 'Akron').finished().withScore(2, 1);
const played = [won.withOdds([2.1, 3.4, 13.6]).buildWire(), match];

/** The sums of the first file of each tab. */
const TABS = [
  ['matches', [0, 0, 2.1, 3.4, 13.6]],
  ['totals', [0, 5.38, 113]],
  ['summary', [0, 53.37, 49.25]],
  ['referees', [0, 1_024, 10.4, 0.08, 0, 21.75, 100]],
  ['scorers', [3, 0, 0, 2_017, 1, 8]],
] as const;

test.each(
  (['ru', 'en'] as const).flatMap((locale) => TABS.map((tab) => [locale, ...tab] as const)),
)('%s: a spreadsheet adds up the files of the tab %s', async (locale, tab, expected) => {
  const { container } = await renderLeague({
    page: { ...season, results: { matches: played, lastMatchId: null } },
    search: `?tab=${tab}`,
    locale,
    loads: { [SCORERS]: ready(scorers) },
  });
  const files = await checkSpreadsheets(container);
  // the goals of the season are beside each tab or on it
  expect(files).toHaveLength(2);
  expect(files.every(({ language }) => language === locale)).toBe(true);
  expect(files[0]?.sums.map((sum) => Math.round(sum * 100) / 100)).toEqual(expected);
  expect(files[1]?.sums.at(-1)).toBeCloseTo(2.62 + 1.15 + 53 + 0, 6);
});
