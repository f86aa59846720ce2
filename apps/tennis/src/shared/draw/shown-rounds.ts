import type { TennisDraw } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { DrawRound } from '@tipmark/domain';

export interface DrawChoice {
  /** The one shown on a phone; undefined = that of the match, or the one that goes on. */
  readonly round: DrawRound | undefined;
  /** Rounds before that of the match are shown, too. */
  readonly isWhole: boolean;
}

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

/**
 * The shown rounds of a draw: those played before the round of the match are folded. Without a
 * match all of them are shown, and a phone begins with the one that goes on.
 */
export function shownRounds(
  { rounds }: Pick<TennisDraw, 'rounds'>,
  ownLink: string | undefined,
  choice: DrawChoice,
): ShownRounds {
  const firstUnplayed = rounds.findIndex((round) => !isPlayed(round));
  const own =
    ownLink === undefined
      ? (firstUnplayed + rounds.length) % rounds.length
      : Math.max(
          0,
          rounds.findIndex((round) => holds(round, ownLink)),
        );
  const before = ownLink === undefined ? 0 : firstUnplayed < 0 ? own : Math.min(own, firstUnplayed);
  const current = rounds.find(({ round }) => round === choice.round) ?? rounds[own];
  return {
    rounds: choice.isWhole ? rounds : rounds.slice(before),
    folded: before,
    current,
  };
}
