import type { MatchEvent, MatchTimeline } from '@tipmark/contract';
import {
  isGoalEvent,
  MATCH_STATUS,
  type Pair,
  partOfEvent,
  SPORT,
  sportRules,
} from '@tipmark/domain';
import type { ResultProbabilities } from '@tipmark/prediction';
import { memoize } from '@tipmark/server-kit';
import { hockeyChance, hockeySecond } from './hockey-chance.ts';
import {
  type ChanceRow,
  hockeyBasis,
  type KnownBefore,
  knownBefore,
  soccerBasis,
} from './known-before.ts';
import { regularScoreOf } from './live-chance.ts';
import { soccerChance, soccerClock } from './soccer-chance.ts';

type Course = NonNullable<MatchTimeline['chances']>;

/** A goal or a dismissal of regular time. */
interface Incident {
  /** Minutes of the match, added time of the second half included. */
  readonly at: number;
  readonly minute: number;
  readonly stoppage: number | null;
  readonly side: 'home' | 'away';
  readonly isGoal: boolean;
}

interface CourseInput {
  readonly known: KnownBefore;
  readonly incidents: readonly Incident[];
  /** Minutes played; null: the match is over. */
  readonly until: number | null;
}

interface Standing {
  readonly score: Pair;
  readonly reds: Pair;
}

type ChanceAt = (
  at: Pick<Incident, 'at' | 'minute' | 'stoppage'>,
  now: Standing,
) => ResultProbabilities;

const MAX_COURSES = 400;
const MINUTE_SECONDS = 60;
const DISMISSALS: readonly string[] = ['red', 'second_yellow'];
/** Minutes between two points of the line where nothing happens. */
const STEP_MINUTES = 5;
const FIRST_HALF = 45;

function incidentOf(event: MatchEvent): Incident {
  const { type, side, minute, stoppage, second } = event;
  const isAfterEnd = stoppage !== null && minute > FIRST_HALF;
  const at = minute + (isAfterEnd ? stoppage : 0) + (second ?? 0) / MINUTE_SECONDS;
  return { at: Math.round(at * 10) / 10, minute, stoppage, side, isGoal: isGoalEvent(type) };
}

/** Undefined in a sport whose chances do not follow from the minutes of its goals. */
function chanceOf(known: KnownBefore): ChanceAt | undefined {
  if (known.sport === SPORT.soccer) {
    const basis = soccerBasis(known);
    return (
      basis &&
      (({ minute, stoppage }, { score, reds }) =>
        soccerChance(basis, {
          clock: {
            half: minute <= FIRST_HALF ? 1 : 2,
            minute,
            ...(stoppage !== null && { added: stoppage }),
          },
          score,
          reds,
        }))
    );
  }
  if (known.sport !== SPORT.hockey) return undefined;
  const basis = hockeyBasis(known);
  return (
    basis &&
    (({ at }, { score }) =>
      hockeyChance(basis, { second: Math.round(at * MINUTE_SECONDS), score }).result)
  );
}

const plusOne = ([home, away]: Pair, side: Incident['side']): Pair =>
  side === 'home' ? [home + 1, away] : [home, away + 1];

function after(now: Standing, { isGoal, side }: Incident): Standing {
  return isGoal
    ? { ...now, score: plusOne(now.score, side) }
    : { ...now, reds: plusOne(now.reds, side) };
}

const pointOf = (at: number, [home, draw]: ResultProbabilities): Course[number] => [
  at,
  Math.round(home * 1_000) / 10,
  Math.round(draw * 1_000) / 10,
];

const courseOf = memoize({ maxEntries: MAX_COURSES }, (text): Course | undefined => {
  const { known, incidents, until } = JSON.parse(text) as CourseInput;
  const chanceAt = chanceOf(known);
  if (chanceAt === undefined) return undefined;
  const { partMinutes, score } = sportRules(known.sport);
  const whole = (partMinutes ?? 0) * score.regularParts;
  const end = Math.max(until ?? whole, ...incidents.map(({ at }) => at));
  let now: Standing = { score: [0, 0], reds: [0, 0] };
  const course: Course = [];
  const add = (at: Parameters<ChanceAt>[0]) => course.push(pointOf(at.at, chanceAt(at, now)));
  let next = 0;
  for (const incident of [...incidents, undefined]) {
    const before = incident?.at ?? Math.min(end, whole);
    for (; next < before; next += STEP_MINUTES) add({ at: next, minute: next, stoppage: null });
    if (incident === undefined) break;
    add(incident);
    now = after(now, incident);
    add(incident);
    // two points at one time are an incident, and nothing else
    while (next <= incident.at) next += STEP_MINUTES;
  }
  if (until === null) {
    const [home, away] = now.score;
    course.push(pointOf(end, [Number(home > away), Number(home === away), Number(home < away)]));
  } else add({ at: end, minute: Math.min(whole, end), stoppage: null });
  return course;
});

/** Minutes of regular time played in a running match. */
function minutesOf({ sport, live_state: state, second_line: second }: ChanceRow) {
  if (sport === SPORT.hockey) {
    const seconds = hockeySecond(state);
    return seconds === undefined ? undefined : Math.round(seconds / 6) / 10;
  }
  return soccerClock(state, second)?.minute;
}

/**
 * How the chances of the result went, from the events: nothing of it is stored. Undefined before a
 * match, without prices and forecast, and where the goals listed are not those of the score.
 */
export function chanceCourse(
  row: ChanceRow,
  events: readonly MatchEvent[],
): MatchTimeline['chances'] {
  const isOver = row.status === MATCH_STATUS.finished;
  const until = isOver ? null : minutesOf(row);
  if ((!isOver && row.status !== MATCH_STATUS.live) || until === undefined) return undefined;
  const rules = sportRules(row.sport);
  const incidents = events
    .filter(({ type }) => isGoalEvent(type) || DISMISSALS.includes(type))
    .filter((event) => typeof partOfEvent(rules, event) === 'number')
    .map(incidentOf);
  const goalsOf = (side: Incident['side']) =>
    incidents.filter((one) => one.isGoal && one.side === side).length;
  const [home, away] = regularScoreOf(row);
  if (goalsOf('home') !== home || goalsOf('away') !== away) return undefined;
  return courseOf(JSON.stringify({ known: knownBefore(row), incidents, until }));
}
