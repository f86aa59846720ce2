import { DayStrip } from '../../day/DayStrip.tsx';
import { dayChange, type Results } from '../use-results.ts';

/** Seven days round the shown one; another day keeps league and switches. */
export const ResultsDates = ({ results }: { readonly results: Results }) => (
  <DayStrip
    shownSeconds={results.shownSeconds}
    nowSeconds={results.nowSeconds}
    reader={results}
    addressOf={(seconds) => results.address(dayChange(seconds))}
    onChoose={results.showDay}
  />
);
