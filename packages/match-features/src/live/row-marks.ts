import { decodeMatch } from '@tipmark/contract/match-wire';
import type { RowMark } from '@tipmark/ui-kit/live-marks';
import { goalsOf } from '../score/score-text.ts';
import type { MatchNews } from './changed-matches.ts';

/** What of a row has just changed: prices that rose or fell, goals. */
export function rowMark({ before, after }: MatchNews, hrefOf: (link: string) => string): RowMark {
  const [was, is] = [decodeMatch(before), decodeMatch(after)];
  return {
    href: hrefOf(is.link),
    odds: is.currentOdds.map((price, index) => {
      const old = was.currentOdds[index] ?? null;
      if (price === null || old === null || price === old) return undefined;
      return price > old ? 'up' : 'down';
    }),
    hasScored: {
      home: goalsOf(is.home) !== goalsOf(was.home),
      away: goalsOf(is.away) !== goalsOf(was.away),
    },
  };
}
