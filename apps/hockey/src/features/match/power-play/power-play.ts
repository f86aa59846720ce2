import type { MatchEvent, MatchListItem } from '@tipmark/contract';

/** `5x4:1:18`: skaters of both sides, and the time left of it. */
const STATE = /^([3-6])x([3-6])(?::(\d{1,2}):(\d\d))?$/;
const CLOCK = /^P([123]):(\d\d?):(\d\d)$/;
const [SKATERS, PERIOD_SECONDS] = [5, 1_200];
const [MINOR_SECONDS, MAJOR_SECONDS] = [120, 300];

const LENGTHS: Partial<Record<MatchEvent['type'], number>> = {
  penalty: MINOR_SECONDS,
  major_penalty: MAJOR_SECONDS,
};

export interface PowerPlayState {
  readonly side: 'home' | 'away';
  /** Skaters, the larger number first: `5×4`. */
  readonly skaters: string;
  /** Skaters of the other side. */
  readonly fewer: number;
  /** Seconds; undefined where the source does not report them. */
  readonly left: number | undefined;
}

/** The side with more skaters on the ice; undefined while they are equal. */
export function powerPlay({ secondLine = '' }: MatchListItem): PowerPlayState | undefined {
  const [, home, away, minutes, seconds] = STATE.exec(secondLine) ?? [];
  if (home === undefined || away === undefined || home === away) return undefined;
  const [more, fewer] = home > away ? [home, away] : [away, home];
  return {
    side: home > away ? 'home' : 'away',
    skaters: `${more}×${fewer}`,
    fewer: Number(fewer),
    left: minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds),
  };
}

/** A power play has started or changed: its penalties have to be reloaded. */
export const isPowerPlayChange = (before: MatchListItem, after: MatchListItem): boolean => {
  const [was, now] = [powerPlay(before), powerPlay(after)];
  return now !== undefined && (was?.side !== now.side || was.skaters !== now.skaters);
};

const secondOf = ({ minute, second }: MatchEvent): number => minute * 60 + (second ?? 0);
const endOf = (event: MatchEvent): number => secondOf(event) + (LENGTHS[event.type] ?? 0);

/** Seconds of play so far; undefined outside regular time. */
function clockOf({ liveState = '' }: MatchListItem): number | undefined {
  const [, period, minute, second] = CLOCK.exec(liveState) ?? [];
  if (period === undefined) return undefined;
  return (Number(period) - 1) * PERIOD_SECONDS + Number(minute) * 60 + Number(second);
}

/**
 * Running penalties of the side with fewer skaters, in the order they end. A goal ends the first
 * one: if there are more penalties than missing skaters, the last ones remain.
 */
export function servedPenalties(
  match: MatchListItem,
  events: readonly MatchEvent[],
): readonly MatchEvent[] {
  const state = powerPlay(match);
  const clock = clockOf(match);
  // six skaters: the goalie is pulled and no penalty is served
  if (!state || clock === undefined || state.fewer >= SKATERS) return [];
  return events
    .filter(
      (event) => event.side !== state.side && secondOf(event) <= clock && endOf(event) > clock,
    )
    .toSorted((a, b) => endOf(a) - endOf(b))
    .slice(state.fewer - SKATERS);
}

/** How much of a power play is left, of 1; undefined where that is unknown. */
export function shareLeft(
  { left }: PowerPlayState,
  [first]: readonly MatchEvent[],
): number | undefined {
  if (left === undefined) return undefined;
  const length = first && LENGTHS[first.type];
  return Math.min(1, left / (length ?? (left > MINOR_SECONDS ? MAJOR_SECONDS : MINOR_SECONDS)));
}
