import type { TennisDraw } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { DrawChoice } from './draw-tab.ts';

export type Round = TennisDraw['rounds'][number];
export type Slot = Round['slots'][number];

export interface ShownRounds {
  readonly rounds: readonly Round[];
  /** How many played ones are folded. */
  readonly folded: number;
  /** The round a phone shows. */
  readonly current: Round | undefined;
}

const holds = ({ slots }: Round, link: string): boolean =>
  slots.some(({ match }) => match !== null && decodeMatch(match).link === link);

const isPlayed = ({ slots }: Round): boolean => slots.every(({ winnerId }) => winnerId !== null);

/** The shown rounds of a draw: those played before the round of the match are folded. */
export function shownRounds({ rounds, link }: TennisDraw, choice: DrawChoice): ShownRounds {
  const own = Math.max(
    0,
    rounds.findIndex((round) => holds(round, link)),
  );
  const firstUnplayed = rounds.findIndex((round) => !isPlayed(round));
  const before = firstUnplayed < 0 ? own : Math.min(own, firstUnplayed);
  const current = rounds.find(({ round }) => round === choice.round) ?? rounds[own];
  return {
    rounds: choice.isWhole ? rounds : rounds.slice(before),
    folded: before,
    current,
  };
}
