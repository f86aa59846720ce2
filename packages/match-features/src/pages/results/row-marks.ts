import { decodeMatch, matchLinkOf } from '@tipmark/contract/match-wire';
import type { RowMark } from '@tipmark/ui-kit/live-marks';
import type { MatchUpdate } from '../../parts/matches/changed-matches.ts';
import { goalsOf } from '../../parts/matches/score-text.ts';

/**
 * What has just changed in a row: prices that rose or fell, goals. Computed on demand, which is
 * only for the few rows on screen.
 */
export function rowMark({ before, after }: MatchUpdate, hrefOf: (link: string) => string): RowMark {
  return {
    href: hrefOf(matchLinkOf(after)),
    get odds() {
      const { currentOdds: old } = decodeMatch(before);
      return decodeMatch(after).currentOdds.map((price, index) => {
        const last = old[index] ?? null;
        if (price === null || last === null || price === last) return undefined;
        return price > last ? 'up' : 'down';
      });
    },
    get hasScored() {
      const [was, is] = [decodeMatch(before), decodeMatch(after)];
      return {
        home: goalsOf(is.home) !== goalsOf(was.home),
        away: goalsOf(is.away) !== goalsOf(was.away),
      };
    },
  };
}
