import type { TeamPage } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { NOW_SECONDS } from '../../testing/game-fixture.tsx';

export const league = aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead();
const past = aMatch().between('Zenit', 'Akron').finished().withScore(2, 1).buildWire();
const coming = aMatch()
  .withId(9)
  .between('Akron', 'Zenit')
  .startingAt(NOW_SECONDS + 9_000)
  .buildWire();
/** A team that has played one match, and plays another. */
export const team: TeamPage = {
  team: {
    id: 1,
    link: '1-zenit',
    name: 'Zenit',
    logo: null,
    countryCode: 'RU',
    countryName: 'Россия',
  },
  isSimulated: true,
  leagues: [league],
  results: {
    side: 'home',
    matches: [{ league, match: past, outcome: 'won' }],
    count: 1,
    won: 1,
    drawn: 0,
    lost: 0,
    goalsFor: 2,
    goalsAgainst: 1,
  },
  calledOff: [],
  fixtures: [{ league, match: coming }],
  outcomes: { count: 1, home: 1, draw: 0, away: 0 },
  record: { won: 1, drawn: 0, lost: 0 },
  averages: { match: { average: 3, of: 1 }, parts: [null, null] },
  totals: [{ line: 2.5, over: 1, of: 1 }],
  summary: [
    { figure: 'goals', own: 2, other: 1, of: 1 },
    { figure: 'possession', own: 51.9, other: 48.1, of: 1 },
  ],
  series: [],
  standing: null,
  squad: [],
  trends: [],
  matchBanner: null,
  sidebar: null,
  asOf: NOW_SECONDS,
};

const tableRow = (position: number, head: TeamPage['team'], points: number) => ({
  position,
  team: head,
  played: 15,
  won: 9,
  drawn: 4,
  lost: 2,
  goalsFor: 29,
  goalsAgainst: 14,
  points,
  form: ['win', 'win', 'win', 'draw', 'loss'] as const,
});
/** Its place in a league of two teams. */
export const standing = {
  league,
  table: {
    rows: [tableRow(1, team.team, 31), tableRow(2, { ...team.team, id: 2, name: 'Akron' }, 30)],
    deductions: [],
  },
  course: [
    { points: 3, mean: 1.4 },
    { points: 4, mean: 2.75 },
  ],
  means: {
    count: 120,
    figures: [{ figure: 'goals', mean: 1.25, of: 120 }],
    totals: [{ line: 2.5, over: 60, of: 120 }],
  },
} as unknown as NonNullable<TeamPage['standing']>;
