import {
  type ShotBody,
  type ShotOutcome,
  type ShotQuality,
  type ShotSituation,
  SPORT,
  storyRules,
  type TakenShot,
} from '@tipmark/domain';
import { type Random, randomOf } from '../../chance/random.ts';
import type { Incident, Side } from './incidents.ts';
import type { Moment, PlayedStatistics, Shot } from './match-statistics.ts';
import { PENALTY_CHANCE } from './shot-chances.ts';

/** A shot of a match: where it was taken from, and what came of it. */
export interface Attempt extends Moment, Required<Pick<TakenShot, 'situation' | 'body'>> {
  readonly side: Side;
  readonly outcome: ShotOutcome;
  readonly situation: ShotSituation;
  readonly body: ShotBody;
  /** Metres to the goal line and from the axis. */
  readonly place: readonly [dx: number, dy: number];
  /** The goal or the missed penalty it is. */
  readonly incident: Incident | undefined;
}

const PENALTY_SPOT = [11, 0] as const;
/** What the other shots of a side retain at least where its penalties weigh more than reported. */
const LEAST_SHARE = 0.3;
const [LEAST, MOST] = [0.011, 0.599];
const BLOCKED_SHARE = 0.38;
const WOODWORK_SHARE = 0.03;
const CORNER_SHARE = 0.13;
const SET_PIECE_SHARE = 0.06;
const FREE_KICK_SHARE = 0.05;
/** Nearer ones are no direct free kicks. */
const FREE_KICK_METRES = 17;
const HEADER_SHARE = 0.13;
const CORNER_HEADER_SHARE = 0.55;
/** Radians between the axis and the shooter. */
const DIRECTION = { spread: 0.5, most: 1.1 };
const [NEAREST, FARTHEST] = [1, 45];
const STEPS = 24;
/** Metres from the axis; the line is one more away. */
const WIDEST = 33;

const quality = storyRules(SPORT.soccer)?.shotQuality as ShotQuality;

/**
 * The shots of a match's statistics, of a random stream of their own: each is placed where its
 * chance is the reported one, less what a missed penalty adds to the sum of its side.
 */
export function attemptsOf(
  seed: number,
  matchKey: string,
  { sides }: Pick<PlayedStatistics, 'sides'>,
  incidents: readonly Incident[],
): Attempt[] {
  const random = randomOf(seed, 'attempts', matchKey);
  return (['home', 'away'] as const)
    .flatMap((side) => attemptsOfSide(random, side, sides[side].shots, incidents))
    .toSorted((one, other) => one.half - other.half || one.second - other.second);
}

interface Planned extends Shot {
  readonly incident: Incident | undefined;
}

function attemptsOfSide(
  random: Random,
  side: Side,
  shots: readonly Shot[],
  incidents: readonly Incident[],
): Attempt[] {
  const planned = withIncidents(
    shots,
    incidents.filter((one) => one.side === side && one.type !== 'own_goal'),
  );
  const penalties = planned.filter(isPenalty);
  const others = planned.filter((one) => !isPenalty(one));
  const sum = others.reduce((total, one) => total + one.expectedGoals, 0);
  const ofPenalties = penalties.length * PENALTY_CHANCE;
  const reported = planned.reduce((total, one) => total + one.expectedGoals, 0);
  const share = sum === 0 ? 1 : Math.max(LEAST_SHARE, (reported - ofPenalties) / sum);
  return planned.map((shot) => attemptOf(random, side, shot, share));
}

/** A missed penalty is the shot without a goal that is nearest in time, at its own second. */
function withIncidents(shots: readonly Shot[], incidents: readonly Incident[]): Planned[] {
  const isAt = (shot: Moment, { half, second }: Moment) =>
    shot.half === half && shot.second === second;
  const goals = incidents.filter(({ type }) => type === 'goal' || type === 'penalty_goal');
  const found = new Set<Incident>();
  const planned = shots.map((shot): Planned => {
    const incident = shot.isOnTarget
      ? goals.find((goal) => isAt(shot, goal) && !found.has(goal))
      : undefined;
    if (incident !== undefined) found.add(incident);
    return { ...shot, incident };
  });
  for (const missed of incidents.filter(({ type }) => type === 'missed_penalty')) {
    const away = ({ half, second, incident }: Planned) =>
      half === missed.half && incident === undefined
        ? Math.abs(second - missed.second)
        : Number.MAX_SAFE_INTEGER;
    const nearest = planned.toSorted((one, other) => away(one) - away(other))[0];
    if (nearest === undefined || away(nearest) === Number.MAX_SAFE_INTEGER) continue;
    const { half, second } = missed;
    planned[planned.indexOf(nearest)] = { ...nearest, half, second, incident: missed };
  }
  return planned;
}

const isPenalty = ({ incident }: Planned): boolean =>
  incident?.type === 'penalty_goal' || incident?.type === 'missed_penalty';

function attemptOf(random: Random, side: Side, shot: Planned, share: number): Attempt {
  const { half, second, incident } = shot;
  const moment = { half, second, side, incident, outcome: outcomeOf(random, shot) };
  if (isPenalty(shot)) {
    return { ...moment, situation: 'penalty', body: 'foot', place: PENALTY_SPOT };
  }
  const wanted = Math.min(MOST, Math.max(LEAST, shot.expectedGoals * share));
  return { ...moment, ...locatedShot(random, wanted) };
}

function outcomeOf(random: Random, { isOnTarget, incident }: Planned): ShotOutcome {
  if (incident !== undefined && incident.type !== 'missed_penalty') return 'goal';
  const drawn = random.next();
  if (isOnTarget) return 'on_target';
  if (incident !== undefined) return 'off_target';
  if (drawn < WOODWORK_SHARE) return 'woodwork';
  return drawn < WOODWORK_SHARE + BLOCKED_SHARE ? 'blocked' : 'off_target';
}

type LocatedShot = Pick<Attempt, 'situation' | 'body' | 'place'>;

/** A location with the wanted chance in a random direction; some need another kind of shot. */
function locatedShot(random: Random, wanted: number): LocatedShot {
  const situation = situationOf(random);
  const headers = situation === 'corner' ? CORNER_HEADER_SHARE : HEADER_SHARE;
  const isHeader = situation !== 'free_kick' && random.chance(headers);
  const spread = random.normal() * DIRECTION.spread;
  const direction = Math.min(DIRECTION.most, Math.max(-DIRECTION.most, spread));
  const kinds: readonly Omit<LocatedShot, 'place'>[] = [
    { situation, body: isHeader ? 'head' : 'foot' },
    { situation: 'open', body: 'foot' },
  ];
  for (const kind of kinds) {
    for (const towards of [direction, direction / 3]) {
      const location = locationOf(wanted, towards, kind);
      const isFar = kind.situation !== 'free_kick' || (location?.[0] ?? 0) >= FREE_KICK_METRES;
      if (location !== undefined && isFar) return { ...kind, place: location };
    }
  }
  return { situation: 'open', body: 'foot', place: [NEAREST, 0] };
}

function situationOf(random: Random): ShotSituation {
  const drawn = random.next();
  if (drawn < CORNER_SHARE) return 'corner';
  if (drawn < CORNER_SHARE + SET_PIECE_SHARE) return 'set_piece';
  return drawn < CORNER_SHARE + SET_PIECE_SHARE + FREE_KICK_SHARE ? 'free_kick' : 'open';
}

/** By bisection, as the chance falls with the distance; undefined where there is none. */
function locationOf(
  wanted: number,
  direction: number,
  kind: Omit<LocatedShot, 'place'>,
): Attempt['place'] | undefined {
  const at = (metres: number): [number, number] => [
    Math.round(metres * Math.cos(direction) * 10) / 10,
    Math.round(metres * Math.sin(direction) * 10) / 10,
  ];
  const chance = (metres: number) =>
    quality({ ...kind, outcome: 'on_target', place: at(metres) }) ?? 0;
  let [near, far] = [NEAREST, FARTHEST];
  if (chance(near) < wanted) return undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (chance(middle) >= wanted) near = middle;
    else far = middle;
  }
  const location = at(near);
  return Math.abs(location[1]) > WIDEST ? undefined : location;
}
