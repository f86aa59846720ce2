import type { EventStory, MatchEvent, StoryShot } from '@tipmark/contract';
import {
  axisMinute,
  isGoalEvent,
  momentumBars,
  momentumLine,
  type Pressure,
  polledMomentum,
  type SportRules,
  type StatisticsPoll,
  type StoryRules,
} from '@tipmark/domain';
import type { StoredMoment } from '../../platform/database/match-tables.ts';

export interface MomentumParts {
  readonly rules: SportRules;
  readonly story: StoryRules;
  readonly shots: readonly StoryShot[] | undefined;
  readonly corners: readonly StoredMoment[];
  /** Totals of a running match, where no source reports its shots. */
  readonly polls: readonly StatisticsPoll[];
  readonly events: readonly MatchEvent[];
  readonly until: number;
}

const DISMISSALS: readonly string[] = ['red', 'second_yellow'];
const POWER_PLAYS: readonly string[] = ['penalty', 'major_penalty'];
const otherSide = { home: 'away', away: 'home' } as const;

/** What the events of a match alone show of who pressed. */
function pressureOf(
  { momentum }: StoryRules,
  { type, hasGoals }: { readonly type: MatchEvent['type']; readonly hasGoals: boolean },
): { readonly weight: number; readonly isOfOther: boolean } {
  if (DISMISSALS.includes(type)) return { weight: momentum.dismissal, isOfOther: true };
  if (POWER_PLAYS.includes(type)) return { weight: momentum.penalty, isOfOther: true };
  if (!hasGoals || !isGoalEvent(type)) return { weight: 0, isOfOther: false };
  const weight =
    type === 'penalty_goal'
      ? momentum.shot({ outcome: 'goal', situation: 'penalty' }, undefined)
      : momentum.goal;
  return { weight, isOfOther: false };
}

/** What events show; `hasGoals` where nothing else has their shots. */
function ofEvents({ rules, story, events }: MomentumParts, hasGoals: boolean): Pressure[] {
  return events.flatMap((event) => {
    const { weight, isOfOther } = pressureOf(story, { type: event.type, hasGoals });
    const side = isOfOther ? otherSide[event.side] : event.side;
    return [{ at: axisMinute(rules, event), side, weight }];
  });
}

function ofCorners({ rules, story, corners }: MomentumParts): Pressure[] {
  return corners.map((corner) => ({
    at: axisMinute(rules, corner),
    side: corner.side,
    weight: story.momentum.corner,
  }));
}

/** The moments of a match, with what they can be drawn as. */
interface Pressures {
  readonly pressures: readonly Pressure[];
  /** Absent where shots are not known. */
  readonly line?: { readonly halfLifeMinutes: number };
  readonly polls?: NonNullable<NonNullable<EventStory['momentum']>['polls']>;
}

function pressuresOf(parts: MomentumParts): Pressures {
  const { story, shots, polls } = parts;
  const { momentum } = story;
  if (shots !== undefined) {
    const ofShots = shots.map(({ at, side, outcome, situation, expectedGoals }) => ({
      at,
      side,
      weight: momentum.shot({ outcome, situation }, expectedGoals ?? undefined),
    }));
    return {
      pressures: [...ofEvents(parts, false), ...ofShots, ...ofCorners(parts)],
      line: momentum,
    };
  }
  const polled = polledMomentum(polls, momentum, momentum.growth);
  if (polled === undefined) {
    return { pressures: [...ofEvents(parts, true), ...ofCorners(parts)] };
  }
  const { pressures, gaps, hasShots, everyMinutes, halfLifeMinutes } = polled;
  return {
    pressures: [...ofEvents(parts, !hasShots), ...pressures],
    ...(hasShots && { line: { halfLifeMinutes } }),
    polls: { everyMinutes, halfLifeMinutes, gaps: gaps.map(([after, upTo]) => [after, upTo]) },
  };
}

/**
 * Who pressed, minute by minute: with shots, or totals that were polled, a line and bars, with
 * goals and cards alone bars, with neither nothing.
 */
export function presentMomentum(parts: MomentumParts): EventStory['momentum'] {
  const { story, until } = parts;
  const { pressures: all, line, polls } = pressuresOf(parts);
  const pressures = all.filter(({ weight }) => weight > 0);
  if (pressures.length === 0) return undefined;
  const bars = momentumBars(pressures, until).map(([home, away]): [number, number] => [
    rounded(home),
    rounded(away),
  ]);
  const scale = line && { ...story.momentum, ...line };
  return {
    bars,
    ...(scale && { line: momentumLine(pressures, until, scale).map((index) => Math.round(index)) }),
    ...(polls && { polls }),
  };
}

const rounded = (weight: number) => Math.round(weight * 100) / 100;
