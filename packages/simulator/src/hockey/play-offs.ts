import { type PointsRule, standings, withOvertime } from '@tipmark/domain';
import { knockOut, roundName, type Tie } from '../calendar/bracket.ts';
import { type CivilDay, instantOf } from '../calendar/civil-day.ts';
import type { HockeyFixture } from './hockey-fixtures.ts';
import type { HockeyClub, HockeyLeague } from './hockey-leagues.ts';
import { type HockeySeason, tableClosesOn } from './hockey-season.ts';
import { hockeyOutcome } from './play/hockey-outcome.ts';

export const HOCKEY_POINTS_RULE = { win: 2, draw: 1, loss: 0 } as const satisfies PointsRule;

const MINUTE_SECONDS = 60;
/** Between the end of a match and the announcement of the next. */
const ANNOUNCED_AFTER_SECONDS = 20 * MINUTE_SECONDS;
const GAMES = 7;
const NEEDED = 4;
/** Games that the higher-ranked club has at home. */
const AT_HOME = new Set([0, 1, 4, 6]);
const DAYS_BETWEEN_GAMES = 2;
/** A series of seven, and a rest. */
const ROUND_DAYS = 16;
const DAYS_BEFORE = 2;
const TIMES = ['18:30', '19:00', '19:30'] as const;

/** Positions of the table in the order of the draw: the first two meet only in the final. */
const DRAWS: Readonly<Record<number, readonly number[]>> = {
  4: [1, 4, 2, 3],
  8: [1, 8, 4, 5, 2, 7, 3, 6],
};

/** How many of a table advance. */
export const entrantsOf = ({ clubs }: HockeyLeague): number => (clubs.length > 8 ? 8 : 4);

interface Seed {
  readonly club: HockeyClub;
  /** In the final table, from 1. */
  readonly place: number;
}

/**
 * The play-offs of a season by day: the best of its final table in series of seven. Games after
 * the fourth are known once the one before has left the series open.
 * @param regular every match of the season that counts for the table
 */
export function playOffsOf(
  seed: number,
  league: HockeyLeague,
  season: HockeySeason,
  regular: readonly HockeyFixture[],
): ReadonlyMap<CivilDay, readonly HockeyFixture[]> {
  const { clubs, closedAt } = finalTable(seed, league, regular);
  const entrants = entrantsOf(league);
  const draw = (DRAWS[entrants] ?? []).flatMap((position): Seed[] => {
    const club = clubs[position - 1];
    return club === undefined ? [] : [{ club, place: position }];
  });
  const byDay = new Map<CivilDay, HockeyFixture[]>();
  knockOut(draw, (tie) => {
    const series = playSeries(seed, league, season, { knownAt: closedAt, ...tie }, entrants);
    for (const [day, fixture] of series.games) {
      byDay.set(day, [...(byDay.get(day) ?? []), fixture]);
    }
    return series;
  });
  return byDay;
}

/** Clubs in the order of the table, and when its last match is over. */
function finalTable(seed: number, league: HockeyLeague, regular: readonly HockeyFixture[]) {
  const teams = league.clubs.map(({ name }, id) => ({ id, name: name.en }));
  const idOf = new Map(league.clubs.map(({ key }, id) => [key, id]));
  const outcomes = regular.map((fixture) => ({ fixture, outcome: hockeyOutcome(seed, fixture) }));
  const rows = standings(
    teams,
    outcomes.map(({ fixture: { home, away, startsAt }, outcome: { counted } }) => ({
      homeId: idOf.get(home.key) ?? 0,
      awayId: idOf.get(away.key) ?? 0,
      startsAt,
      score: counted?.score ?? null,
      isDecidedInOvertime: counted?.isDecidedLate ?? false,
    })),
    { points: withOvertime(HOCKEY_POINTS_RULE) },
  );
  return {
    clubs: rows.flatMap(({ teamId }) => league.clubs[teamId] ?? []),
    closedAt: Math.max(...outcomes.map(({ outcome }) => outcome.endsAt)),
  };
}

function playSeries(
  seed: number,
  league: HockeyLeague,
  season: HockeySeason,
  tie: Tie<Seed> & { readonly knownAt: number },
  entrants: number,
) {
  const [better, other] =
    tie.home.place < tie.away.place ? [tie.home, tie.away] : [tie.away, tie.home];
  const roundIndex = Math.log2(entrants / tie.entrants);
  const firstDay =
    tableClosesOn(season) + DAYS_BEFORE + roundIndex * ROUND_DAYS + (tie.position % 2);
  const games: [CivilDay, HockeyFixture][] = [];
  const wins = new Map([better, other].map((one) => [one, 0]));
  let winner = better;
  let knownAt = tie.knownAt;
  for (let game = 0; game < GAMES && Math.max(...wins.values()) < NEEDED; game += 1) {
    const [home, away] = AT_HOME.has(game) ? [better, other] : [other, better];
    const day = firstDay + game * DAYS_BETWEEN_GAMES;
    const time = TIMES[(tie.position + roundIndex) % TIMES.length] ?? '19:00';
    const fixture: HockeyFixture = {
      key: `${league.key}-${season.name}-po-${tie.entrants}-${tie.position + 1}-${game + 1}`,
      league,
      season,
      round: `${roundName(tie.entrants)} ${game + 1}`,
      isPlayOff: true,
      home: home.club,
      away: away.club,
      startsAt: instantOf(day, time, league.nation.timeZone),
      canMoveBy: () => false,
      announcedAt: (game < NEEDED ? tie.knownAt : knownAt) + ANNOUNCED_AFTER_SECONDS,
    };
    games.push([day, fixture]);
    const { counted, endsAt } = hockeyOutcome(seed, fixture);
    const [own = 0, others = 0] = counted?.score ?? [];
    winner = own > others ? home : away;
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
    knownAt = endsAt;
  }
  return { games, winner, endsAt: knownAt };
}
