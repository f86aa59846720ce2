import type { SeriesKind } from '@tipmark/domain';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { civilDay } from '../calendar/civil-day.ts';
import { mean } from '../testing/played-season.ts';
import { drawOf, SCHEME } from './calendar/previous-in-league.ts';
import { type Fixture, seasonKey } from './fixture.ts';
import { CLUBS_IN_LEAGUE, leagues, type SimulatedLeague } from './league-catalogue.ts';
import { disciplineOf } from './play/discipline.ts';
import { incidentsOf } from './play/incidents.ts';
import { scoreAt } from './play/scoreboard.ts';
import { expectedGoals } from './play/strength.ts';
import { type SimulatedSeason, seasonOf } from './season.ts';

type Kind = Exclude<SeriesKind, 'draw'>;

/**
 * Longest streak of a season in one of 25 real soccer leagues: the mean, and what the longest of 25
 * seasons drawn independently from their closing prices stays under in 99 of 100 cases.
 */
const REAL: Readonly<Record<Kind, readonly [mean: number, most: number]>> = {
  win: [9.6, 19],
  unbeaten: [19.2, 34],
  noWin: [16.8, 28],
  loss: [8.0, 13],
  over: [9.8, 18],
  under: [8.0, 15],
  bothScored: [10.2, 16],
  cleanSheet: [5.4, 9],
  notScored: [4.6, 9],
};
const KINDS = Object.keys(REAL) as Kind[];
const HOLDS: Readonly<Record<Kind, (scored: number, conceded: number) => boolean>> = {
  win: (scored, conceded) => scored > conceded,
  unbeaten: (scored, conceded) => scored >= conceded,
  noWin: (scored, conceded) => scored <= conceded,
  loss: (scored, conceded) => scored < conceded,
  over: (scored, conceded) => scored + conceded > 2.5,
  under: (scored, conceded) => scored + conceded < 2.5,
  bothScored: (scored, conceded) => scored > 0 && conceded > 0,
  cleanSheet: (_scored, conceded) => conceded === 0,
  notScored: (scored) => scored === 0,
};
const SEASONS = sampleOf(25, 125);
const REAL_SEASONS = 25;
const FIRST_YEAR = 2020;
/** Seasons with a streak longer than 25 real ones would have: those of clubs without peers. */
const RARE = 0.08;
/** Of the mean length, in matches. */
const MOST_OFF = 1.2;
const ROUND_SECONDS = 604_800;
const clock = { startedAt: 0, addedMinutes: [2, 5], lasts: [], instant: () => 0 } as const;
const firstDivisions = leagues.filter(({ clubs: [club] }) => club?.level === 0);

const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

interface Played {
  /** Their positions in the draw, home first. */
  readonly clubs: readonly [number, number];
  readonly goals: readonly [number, number];
}

/** The results of a season of a league round by round, as the world draws and plays it. */
function playedSeason(seed: number, league: SimulatedLeague, season: SimulatedSeason): Played[] {
  const name = seasonKey(league, season);
  const order = drawOf(seed, league.key, name);
  return SCHEME.flatMap((pairs, round) =>
    pairs.flatMap(([homeAt, awayAt], index): Played[] => {
      const [home, away] = [order[homeAt], order[awayAt]];
      if (home === undefined || away === undefined) return [];
      const fixture: Fixture = {
        key: `${name}-${home.key}-${away.key}`,
        kind: 'league',
        league,
        season,
        round: String(round + 1),
        place: index,
        home,
        away,
        startsAt: round * ROUND_SECONDS,
        replayAt: () => undefined,
      };
      const expected = expectedGoals(seed, fixture);
      const incidents = incidentsOf(
        seed,
        fixture.key,
        expected,
        disciplineOf(seed, fixture, expected),
        clock,
        [1, 2],
      );
      const goals = scoreAt(incidents, 2, Number.POSITIVE_INFINITY);
      return [{ clubs: [homeAt, awayAt], goals: [goals.home, goals.away] }];
    }),
  );
}

/** The longest streak of each kind of any club in a season, in the order of `KINDS`. */
function longestOf(matches: readonly Played[]): number[] {
  const longest = KINDS.map(() => 0);
  for (let club = 0; club < CLUBS_IN_LEAGUE; club += 1) {
    const own = matches
      .filter(({ clubs }) => clubs.includes(club))
      .map(({ clubs, goals }) => (clubs[0] === club ? goals : ([goals[1], goals[0]] as const)));
    for (const [index, kind] of KINDS.entries()) {
      let current = 0;
      for (const [scored, conceded] of own) {
        current = HOLDS[kind](scored, conceded) ? current + 1 : 0;
        longest[index] = Math.max(longest[index] ?? 0, current);
      }
    }
  }
  return longest;
}

test('the longest streaks of a season are as long as real ones', () => {
  const seasons = Array.from({ length: SEASONS }, (_, index) => {
    const league = firstDivisions[index % firstDivisions.length];
    if (league === undefined) throw new Error('there is no first division');
    const year = FIRST_YEAR + Math.floor(index / firstDivisions.length);
    return longestOf(playedSeason(testSeed, league, seasonOf(civilDay(year, 9, 1))));
  });
  for (const [index, kind] of KINDS.entries()) {
    const longest = seasons.map((season) => season[index] ?? 0);
    const [real, most] = REAL[kind];
    const error = deviation(longest) / Math.sqrt(SEASONS);
    // other worlds differ by chance, and so do the real seasons
    const byChance = 2 * Math.hypot(error, deviation(longest) / Math.sqrt(REAL_SEASONS));
    const isNear = Math.abs(mean(longest) - real) <= MOST_OFF + sampleOf(error, byChance);
    const tooLong = longest.filter((one) => one > most).length;
    expect({ kind, isNear, isRare: tooLong <= SEASONS * RARE }).toEqual({
      kind,
      isNear: true,
      isRare: true,
    });
  }
}, 240_000);
