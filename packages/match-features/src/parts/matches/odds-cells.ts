import type { MatchListItem, OddsLine } from '@tipmark/contract';
import {
  isHot,
  listedOutcomes,
  MATCH_STATUS,
  type Movement,
  movementOf,
  type OddType,
} from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { OddsCellView } from '@tipmark/ui-kit/betting';
import { cameTrue } from './came-true.ts';

export interface OddsContext {
  /** Unix seconds at which the reply was made. */
  readonly asOf: number;
  /** Of the prices of a match, in their order. */
  readonly outcomes: readonly OddType[];
  /** In place of a draw where the prices are of the winner including overtime. */
  readonly winner?: string;
}

/**
 * Index of the strongest movement; only that one is tinted, or a busy minute would repaint the
 * page.
 */
function strongest(moves: readonly (Movement | null)[]): number {
  const sizes = moves.map((move) => (move?.direction ? Math.abs(move.percent) : 0));
  return sizes.indexOf(Math.max(...sizes));
}

const NONE: OddsCellView[] = [];
const NO_ODDS: OddsLine = [];

/**
 * The prices of a row: arrows from one percent on, coloured while the change is minutes old; a
 * suspended price shows its last value.
 */
export function oddsCells(
  match: MatchListItem,
  { asOf, outcomes, winner = '' }: OddsContext,
): readonly (OddsCellView | null)[] {
  const { currentOdds, takenBackOdds = NO_ODDS, firstOdds, status, oddsChangedAt } = match;
  if (currentOdds.length === 0) return NONE;
  const [market = null, totalLine = null] = match.listedLine ?? [];
  const moves = currentOdds.map((odds, index) => movementOf(firstOdds[index] ?? null, odds));
  const isWarm = status < MATCH_STATUS.finished && isHot(oddsChangedAt, asOf);
  const hottest = isWarm ? strongest(moves) : -1;
  const won = cameTrue(match, listedOutcomes(outcomes, match.listedLine));
  // all cells have the same shape, known or not: a page has fifteen hundred
  return currentOdds.map((odds, index) => {
    const price = odds ?? takenBackOdds[index] ?? null;
    const isOfTotal = outcomes[index]?.line !== undefined;
    if (price === null) {
      return market !== null && !isOfTotal ? { text: winner, isNote: true } : null;
    }
    const move = moves[index]?.direction ?? undefined;
    const heat = index === hottest ? 'hot' : 'warm';
    return {
      text: formatOdds(price),
      line: isOfTotal && totalLine !== null ? String(totalLine) : undefined,
      move,
      heat: move !== undefined && isWarm ? heat : undefined,
      isSuspended: odds === null ? true : undefined,
      hasWon: won[index],
    };
  });
}
