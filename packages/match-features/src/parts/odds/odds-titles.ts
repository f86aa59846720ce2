import type { OddType } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';

/** Headers of the columns of prices: `1`, `X`, `2`, `Over 2.5`. */
export const oddsTitles = (outcomes: readonly OddType[], t: Translate): string[] =>
  outcomes.map(({ selection, line }) =>
    line === undefined
      ? selection.toUpperCase()
      : t(selection === 'o' ? 'odds.over' : 'odds.under', { line }),
  );
