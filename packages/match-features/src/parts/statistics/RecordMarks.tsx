import type { ValueTrend } from '@tipmark/contract';
import { formatStartDay, knownStart } from '@tipmark/remote-kit/i18n';
import { css, VisuallyHidden } from '@tipmark/ui-kit';
import { gap, radius } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';

/** Came in is filled, missed is hollow: distinguishable by shape, not only by colour. */
const marks = css`
  display: inline-flex;
  gap: ${gap[2]};
  i { width: 10px; height: 14px; border: 1.5px solid var(--borderStrong); border-radius: ${radius.badge}; }
  .hit { border-color: var(--pos); background: var(--pos); forced-color-adjust: none; }
`;

const SHOWN = 10;

interface RecordMarksProps {
  readonly trend: ValueTrend;
  readonly reader: Reader;
}

/** The last matches of a streak, the newest at the right; each with its score and day. */
export const RecordMarks = ({ trend, reader: { t, locale, timeZone } }: RecordMarksProps) => (
  <>
    <VisuallyHidden>{t('valueTrends.recordSpoken', { k: trend.hits, n: trend.of })}</VisuallyHidden>
    <span className={marks} aria-hidden="true">
      {trend.record.slice(-SHOWN).map(({ isHit, startsAt, score, ...start }) => {
        const date = formatStartDay(startsAt, locale, timeZone, knownStart(start));
        const reported = t('valueTrends.recorded', { score: score.join(':'), date });
        return (
          <i
            key={startsAt}
            className={isHit ? 'hit' : undefined}
            title={`${reported}, ${t(isHit ? 'valueTrends.came' : 'valueTrends.missed')}`}
          />
        );
      })}
    </span>
  </>
);
