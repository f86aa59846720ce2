import { memo } from 'react';
import { DayStrip } from '../../../parts/days/DayStrip.tsx';
import { dayChange, hasSameFrame, type Results } from '../use-results.ts';

/** Seven days around the shown one; another day retains league and switches. */
export const ResultsDates = memo(
  ({ results }: { readonly results: Results }) => (
    <DayStrip
      shownSeconds={results.shownSeconds}
      nowSeconds={results.nowSeconds}
      reader={results}
      addressOf={(seconds) => results.address(dayChange(seconds))}
      onChoose={results.showDay}
    />
  ),
  hasSameFrame,
);
