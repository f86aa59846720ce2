import type { RatedPlayer, TeamPage, TeamSquad } from '@tipmark/contract';
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
  absent: [],
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
/** Its position in a league of two teams. */
export const standing = {
  league,
  table: {
    rows: [
      tableRow(1, team.team, 31),
      tableRow(2, { ...team.team, id: 2, link: '2-akron', name: 'Akron' }, 30),
    ],
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

/** Before the first match. */
export const unplayedStanding: NonNullable<TeamPage['standing']> = {
  ...standing,
  table: {
    ...standing.table,
    rows: standing.table.rows.map((row) => ({
      ...row,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      points: 0,
      form: [],
    })),
  },
  course: [],
};

const player = (name: string, known: Partial<RatedPlayer>): RatedPlayer => ({
  name,
  number: null,
  position: 'FW',
  age: null,
  club: null,
  goals: 0,
  ...known,
});

/** Its players, the keeper without a page; one was never rated. */
export const squad: TeamSquad = {
  link: '1-zenit',
  players: [
    player('Хлебников', { number: 31, position: 'GK', matches: 14, rating: 6.94 }),
    player('Арсеньев', {
      link: 'arsenyev',
      number: 9,
      age: 31,
      matches: 15,
      minutes: 1_204,
      goals: 9,
      assists: 2,
      yellowCards: 3,
      rating: 7.46,
    }),
    player('Юнцов', { link: 'yuntsov', number: 77, age: 18, matches: 1, minutes: 4, assists: 1 }),
  ],
  absent: [{ name: 'Хворый', link: 'khvory', number: 8, position: 'MF', reason: 'injured' }],
  asOf: NOW_SECONDS,
};

/** Hockey players are counted otherwise, and the goalies apart. */
export const squadWithGoalies: TeamSquad = {
  ...squad,
  players: squad.players.map(({ yellowCards: _none, minutes: _some, ...one }) => ({
    ...one,
    penaltyMinutes: one.goals * 2,
    ...(one.position === 'GK' && { goalie: { matches: 14, shots: 401, saves: 368 } }),
  })),
};

export const noSquad: TeamSquad = { ...squad, players: [], absent: [] };
