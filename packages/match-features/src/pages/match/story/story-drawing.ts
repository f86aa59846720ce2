import type { EventStory, MatchEvent, StoryShot } from '@tipmark/contract';
import { isGoalEvent, type SportRules } from '@tipmark/domain';

/** Units of the drawings, whatever their size on the page. */
export const WIDTH = 1_000;
export const MIDDLE = 100;

type Side = StoryShot['side'];

const tenth = (value: number) => Math.round(value * 10) / 10;
const percent = (part: number, whole: number): string => `${tenth((part / whole) * 100)}%`;

/** Where minutes are on the axis, with their labels and the ends of its parts. */
export function axisOf(until: number, { partMinutes, score }: SportRules) {
  const part = partMinutes ?? until;
  const end = Math.max(until, part * score.regularParts);
  const step = part > 20 ? part / 3 : part;
  const steps = Math.floor((part * score.regularParts) / step);
  return {
    end,
    x: (at: number) => tenth((at / end) * WIDTH),
    share: (at: number) => percent(at, end),
    minutes: Array.from({ length: steps + 1 }, (_, index) => index * step),
    breaks: Array.from({ length: score.regularParts - 1 }, (_, index) => (index + 1) * part),
  };
}

export type Axis = ReturnType<typeof axisOf>;

interface Bar {
  readonly side: Side;
  readonly d: string;
}

/** The bar of a minute is full at this weight. */
const FULL_WEIGHT = 0.6;
const BAR_SHARE = 0.72;

type Momentum = NonNullable<EventStory['momentum']>;

/** Whether it is not known who pressed in a minute: its polls were too far apart. */
export const isUnknownMinute = ({ polls }: Momentum, minute: number): boolean =>
  polls?.gaps.some(([after, upTo]) => after < minute && minute < upTo) ?? false;

/** The line of momentum, interrupted where it is not known. */
function linePath(momentum: Momentum, { x }: Axis): string | undefined {
  let isDrawn = false;
  return momentum.line
    ?.map((index, minute) => {
      const isUnknown = isUnknownMinute(momentum, minute);
      const step = isUnknown ? '' : `${isDrawn ? 'L' : 'M'}${x(minute)} ${MIDDLE - index}`;
      isDrawn = !isUnknown;
      return step;
    })
    .join('');
}

/** Bars of every minute from the middle outwards, and the line over them. */
export function momentumDrawing(momentum: Momentum, axis: Axis) {
  const width = (WIDTH / axis.end) * BAR_SHARE;
  const drawn = momentum.bars.flatMap(([home, away], index): Bar[] => {
    const left = axis.x(index) + ((WIDTH / axis.end) * (1 - BAR_SHARE)) / 2;
    const bar = (side: Side, weight: number): Bar[] => {
      if (weight === 0) return [];
      const height = Math.min(1, Math.sqrt(weight / FULL_WEIGHT)) * MIDDLE;
      const to = tenth(side === 'home' ? MIDDLE - height : MIDDLE + height);
      return [{ side, d: `M${tenth(left)} ${MIDDLE}V${to}h${tenth(width)}V${MIDDLE}z` }];
    };
    return [...bar('home', home), ...bar('away', away)];
  });
  return { bars: drawn, line: linePath(momentum, axis) };
}

export interface GoalMark {
  readonly at: number;
  readonly side: Side;
  readonly score: string;
  /** False where the one before it is too near. */
  readonly hasRoom: boolean;
}

const LABEL_ROOM = 0.05;

/** Goals of the match with the score after each. */
export function goalMarks(
  events: readonly MatchEvent[],
  axis: Axis,
  { partMinutes, score: { regularParts } }: SportRules,
): GoalMark[] {
  const score = { home: 0, away: 0 };
  const lastPart = (partMinutes ?? 0) * (regularParts - 1);
  const labelled = { home: Number.NEGATIVE_INFINITY, away: Number.NEGATIVE_INFINITY };
  return events
    .filter(({ type }) => isGoalEvent(type))
    .map(({ side, minute, stoppage, second }) => {
      score[side] += 1;
      const at = minute + (minute > lastPart ? (stoppage ?? 0) : 0) + (second ?? 0) / 60;
      const hasRoom = (at - labelled[side]) / axis.end >= LABEL_ROOM;
      if (hasRoom) labelled[side] = at;
      return { at, side, score: `${score.home}:${score.away}`, hasRoom };
    });
}

export interface CourseStep {
  readonly at: number;
  readonly sum: number;
  readonly isGoal: boolean;
}

/** Expected goals of a side after each of its shots. */
export function courseOf(shots: readonly StoryShot[], side: Side): CourseStep[] {
  let sum = 0;
  return shots
    .filter((shot) => shot.side === side && shot.expectedGoals !== null)
    .map(({ at, expectedGoals, outcome }) => {
      sum += expectedGoals ?? 0;
      return { at, sum, isGoal: outcome === 'goal' };
    });
}

/** The steps of a side as a path, up to where the axis is. */
export function coursePath(
  steps: readonly CourseStep[],
  { x }: Axis,
  y: (sum: number) => number,
  until: number,
): string {
  const path = steps.map(({ at, sum }) => `H${x(at)}V${y(sum)}`).join('');
  return `M0 ${y(0)}${path}H${x(until)}`;
}

/** Whole numbers on the axis of goals, at most five. */
export function goalTicks(most: number): number[] {
  const top = Math.max(1, Math.ceil(most));
  const step = Math.ceil(top / 4);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}
