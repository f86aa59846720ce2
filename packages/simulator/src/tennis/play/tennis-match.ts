import { DAY_SECONDS } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import type { TennisFixture } from '../tennis-fixture.ts';
import { drawSizeOf } from '../tournaments.ts';
import { type TennisDisruption, tennisDisruption } from './tennis-disruption.ts';
import { serveOf } from './tennis-serve.ts';
import { onTheDay, servePoints } from './tennis-strength.ts';
import { type Player, type Point, tennisPoints } from './tennis-timeline.ts';

/** What becomes of a match. Times are unix seconds. */
export interface TennisOutcome {
  readonly disruption: TennisDisruption;
  /** Also of a match that was postponed by a day. */
  readonly startsAt: number;
  readonly winner: 'home' | 'away';
  readonly endsAt: number;
}

/** A match as it is played. */
export interface PlayedTennis extends TennisOutcome {
  readonly points: readonly Point[];
  /** The point that would have come next without the retirement. */
  readonly unplayed: Point | undefined;
  /** Instant before the first point, and after each. */
  readonly instants: readonly number[];
  /** Points after which play stopped for a while; undefined where it did not. */
  readonly pausedAfter: number | undefined;
}

const SIDES = ['home', 'away'] as const;
/** Logarithm: rallies and the time before a serve are longer in some matches. */
const PACE_SPREAD = 0.12;

export function playTennis(seed: number, fixture: TennisFixture): PlayedTennis {
  const { key, tournament, entrants, hasSpareDay } = fixture;
  const isFirst = entrants === drawSizeOf(tournament);
  const disruption = tennisDisruption(seed, {
    key,
    court: tournament.court,
    sex: tournament.tour.sex,
    hasSpareDay,
    round: isFirst ? 'first' : entrants === 2 ? 'final' : 'between',
  });
  const startsAt = fixture.startsAt + (disruption.kind === 'moved' ? DAY_SECONDS : 0);
  if ('beforeSeconds' in disruption && disruption.kind !== 'moved') {
    const at = fixture.startsAt - disruption.beforeSeconds;
    const winner = 'winner' in disruption ? disruption.winner : 'home';
    return {
      disruption,
      startsAt,
      points: [],
      unplayed: undefined,
      instants: [],
      pausedAfter: undefined,
      winner,
      endsAt: Math.max(at, fixture.announcedAt + 60),
    };
  }
  const whole = pointsOf(seed, fixture);
  const last = whole.at(-1)?.winner ?? 0;
  const count = Math.max(
    4,
    Math.floor(whole.length * ('share' in disruption ? disruption.share : 1)),
  );
  const isCut = disruption.kind === 'finishedRetired';
  const points = isCut ? whole.slice(0, count) : whole;
  const unplayed = isCut ? whole[count] : undefined;
  const pausedAfter = 'pauseSeconds' in disruption ? count : undefined;
  const pause = 'pauseSeconds' in disruption ? disruption.pauseSeconds : 0;
  const instants = instantsOf(seed, key, startsAt, points, pausedAfter, pause);
  const winner = isCut && !disruption.isLoser ? otherSide(last) : (SIDES[last] ?? 'home');
  const endsAt = (instants.at(-1) ?? startsAt) + (isCut ? 240 : 5);
  return { disruption, startsAt, points, unplayed, instants, pausedAfter, winner, endsAt };
}

function pointsOf(seed: number, { key, tournament, year, home, away }: TennisFixture): Point[] {
  const chances = servePoints(seed, tournament, year, key, [home.player, away.player]);
  const serves = [
    serveOf(seed, tournament, key, home.player),
    serveOf(seed, tournament, key, away.player),
  ] as const;
  return tennisPoints(
    seed,
    key,
    onTheDay(seed, key, tournament, chances),
    serves,
    tournament.bestOf,
  );
}

function otherSide(player: Player): 'home' | 'away' {
  return player === 0 ? 'away' : 'home';
}

/** Rests at the changes of ends, longer ones between sets. */
function instantsOf(
  seed: number,
  key: string,
  startsAt: number,
  points: readonly Point[],
  pausedAfter: number | undefined,
  pause: number,
): number[] {
  const random = randomOf(seed, 'clock', key);
  const pace = Math.exp(random.normal() * PACE_SPREAD);
  let at = startsAt + random.integer(0, 600);
  const instants = [at];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (index === pausedAfter) at += pause;
    if (before !== undefined && before.set !== point.set) at += 130;
    else if (before !== undefined && before.game !== point.game && before.game % 2 === 1) at += 85;
    const seconds = point.kind === 'rally' ? random.integer(24, 48) : random.integer(16, 30);
    at += Math.round(seconds * pace);
    instants.push(at);
  }
  return instants;
}
