import { screen as shown } from '@testing-library/react';
import type { TeamPage } from '@tipmark/contract';
import { routeNames } from '@tipmark/route-builder';
import { aMatch } from '@tipmark/test-kit';
import { gameWithPrices, NOW_SECONDS, ready, renderGame } from '../../testing/game-fixture.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { createTeamPage } from './create-team-page.tsx';
import { options } from './team-fixture.ts';
import { league, squad, standing, team } from './team-page-fixture.ts';
import './widgets/TeamSquad.tsx';

const { screen } = createTeamPage({ ...options, sport: gameWithPrices });

const player = (name: string, goals: number, age: number | null) => ({
  name,
  number: goals === 0 ? null : 9,
  position: 'FW' as const,
  age,
  club: null,
  goals,
  penaltyMinutes: goals * 2,
});
const coming = (id: number, odds: readonly number[]) =>
  aMatch()
    .withId(id)
    .between('=Akron', 'Zenit')
    .startingAt(NOW_SECONDS + id)
    .withOdds([...odds])
    .buildWire();

/** A team with fractions, thousands, losses against the average and unknown numbers. */
const page: TeamPage = {
  ...team,
  results: { ...team.results, count: 1_300, won: 700, drawn: 300, lost: 300 },
  summary: [
    { figure: 'goals', own: 1.02, other: 2.5, of: 1_300 },
    { figure: 'possession', own: 51.9, other: 48.1, of: 12 },
  ],
  totals: [{ line: 2.5, over: 1_001, of: 1_300 }],
  standing: {
    ...standing,
    course: [
      { points: 1_003, mean: 1.4 },
      { points: 1_000, mean: 2.75 },
    ],
  },
  fixtures: [coming(1, []), coming(2, [2.1, 3.4, 3.6]), coming(3, [])].map((match) => ({
    league,
    match,
  })),
};

const open = (locale: 'ru' | 'en', tab = '') =>
  renderGame({
    Screen: screen.Component,
    path: '/Teams/:teamUrl',
    address: `/Teams/1-zenit${tab}`,
    locale,
    loads: {
      [options.load.name]: ready(page),
      [options.squad.name]: ready({
        ...squad,
        players: [player('Арсеньев', 1_009, 31), player('Хлебников', 0, null)],
      }),
    },
    served: routeNames,
  });

const UPCOMING = /: (?:Дальше в календаре|Later matches)$/;
const round = (sums: readonly number[]) => sums.map((sum) => Math.round(sum * 100) / 100);

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet adds up the files of a team',
  async (locale) => {
    const { container } = await open(locale);
    const summary = await checkSpreadsheets(container, { ownColumns: UPCOMING });
    expect(summary.map(({ sums }) => round(sums))).toEqual([
      [0, 0, 0, 2.1, 3.4, 3.6],
      [0, 0, 52.92, 50.6, 1.25, -18],
      [2.5, 77, 23],
      [3, 1_000, 2_003, 4.2],
    ]);
  },
);

test.each(['ru', 'en'] as const)('%s: the file of a squad has no totals', async (locale) => {
  const { container } = await open(locale, '?tab=squad');
  await shown.findByRole('table', { name: /^(?:Состав|Squad)/ }, { timeout: 20_000 });
  const files = await checkSpreadsheets(container, { ownColumns: UPCOMING });
  expect(files.map(({ sums }) => sums)).toContainEqual([0, 31, 1_009, 1_009, 2_018]);
});
