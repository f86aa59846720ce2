import type { Game } from './game.ts';

const STEPS_PER_DOUBLING = 20;
/** Above the sequences of answers with short names, up to a week after the start. */
const PENALTIES_SECONDS = 400;

/**
 * Answers that know less than others must not replace them, whatever comes first, but may replace
 * their own earlier ones: their sequence stays within some minutes of the start of the game and
 * grows with the logarithm of the time since.
 */
function slowSeq({ startsAt, seq }: Game): number {
  const minutes = Math.max(0, seq - startsAt) / 60;
  return startsAt + Math.floor(STEPS_PER_DOUBLING * Math.log2(1 + minutes));
}

/** Of goals whose scorers have short names and no assists. */
export const shortGoalSeq = (game: Game): number => Math.min(slowSeq(game), game.seq);

/** Of penalties whose players have short names, next to goals in full. */
export const shortPenaltySeq = (game: Game): number =>
  Math.min(slowSeq(game) + PENALTIES_SECONDS, game.seq);
