import type { MatchEvent, MatchTimeline } from '@tipmark/contract';
import { isGoalEvent, partOfEvent, type SportRules } from '@tipmark/domain';

/** Units of the drawing, whatever its size on the page. */
export const WIDTH = 1_000;
export const HEIGHT = 100;

type Point = NonNullable<MatchTimeline['chances']>[number];

/** Home win, draw, away win, percent. */
export type Chances = readonly [home: number, draw: number, away: number];

/** A goal or a dismissal, with the chances on both sides of it. */
export interface Turn {
  readonly event: MatchEvent;
  /** Minutes. */
  readonly at: number;
  /** `2:1`; null after a dismissal. */
  readonly score: string | null;
  readonly before: Chances;
  readonly after: Chances;
}

const DISMISSALS: readonly string[] = ['red', 'second_yellow'];

/** The chances of a point. */
export const chancesOf = ([, home, draw]: Point): Chances => [
  home,
  draw,
  Math.max(0, Math.round((100 - home - draw) * 10) / 10),
];

/** What turned the match, in order: every two points at one time are one of the events. */
export function turnsOf(
  points: readonly Point[],
  events: readonly MatchEvent[],
  rules: SportRules,
): Turn[] {
  const incidents = events.filter(
    (event) =>
      (isGoalEvent(event.type) || DISMISSALS.includes(event.type)) &&
      typeof partOfEvent(rules, event) === 'number',
  );
  const turns: Turn[] = [];
  const score = { home: 0, away: 0 };
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [before, after] = [points[index], points[index + 1]];
    const event = incidents[turns.length];
    if (!before || !after || !event || before[0] !== after[0]) continue;
    const isGoal = isGoalEvent(event.type);
    if (isGoal) score[event.side] += 1;
    turns.push({
      event,
      at: before[0],
      score: isGoal ? `${score.home}:${score.away}` : null,
      before: chancesOf(before),
      after: chancesOf(after),
    });
    index += 1;
  }
  return turns;
}

/** The turn that moved the chance of one outcome furthest, and which outcome. */
export function greatestTurn(turns: readonly Turn[]): { turn: Turn; outcome: number } | undefined {
  let greatest: { turn: Turn; outcome: number } | undefined;
  let furthest = 0;
  for (const turn of turns) {
    for (const [outcome, after] of turn.after.entries()) {
      const move = Math.abs(after - (turn.before[outcome] ?? 0));
      if (move <= furthest) continue;
      furthest = move;
      greatest = { turn, outcome };
    }
  }
  return greatest;
}

const percent = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 1_000) / 10}%`;

/** Labels closer than this part of the width would overlap. */
const LABEL_ROOM = 0.05;

/** Lines of the three outcomes as paths, and the labels of both axes with their positions. */
export function courseDrawing(
  points: readonly Point[],
  turns: readonly Turn[],
  { partMinutes, score }: SportRules,
) {
  const part = partMinutes ?? points.at(-1)?.[0] ?? 1;
  const end = Math.max(part * score.regularParts, points.at(-1)?.[0] ?? 0);
  const x = (at: number) => Math.round((at / end) * WIDTH);
  const pathOf = (outcome: number) =>
    points
      .map((point, index) => {
        const y = HEIGHT - (chancesOf(point)[outcome] ?? 0);
        return `${index === 0 ? 'M' : 'L'}${x(point[0])} ${y}`;
      })
      .join('');
  const step = part > 20 ? part / 3 : part;
  const steps = Math.floor((part * score.regularParts) / step);
  let labelled = Number.NEGATIVE_INFINITY;
  return {
    lines: [pathOf(0), pathOf(1), pathOf(2)] as const,
    marks: turns.map(({ at, score: reached }) => {
      const hasRoom = (at - labelled) / end >= LABEL_ROOM;
      if (hasRoom && reached !== null) labelled = at;
      return {
        x: x(at),
        share: percent(at, end),
        text: reached !== null && hasRoom ? reached : null,
        isDismissal: reached === null,
      };
    }),
    minutes: Array.from({ length: steps + 1 }, (_, index) => ({
      minute: index * step,
      share: percent(index * step, end),
    })),
  };
}
