import { partScores, type TabProps } from '@tipmark/match-features/pages';
import { css, cx, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, radius, weight } from '@tipmark/ui-kit/style-values';
import { periodScores } from './period-scores.ts';

const boxes = css`
  display: inline-grid;
  grid-auto-flow: column;
  margin-top: 4px;
  border: 1px solid var(--border);
  border-radius: ${radius.field};
  overflow: hidden;
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  && i { display: grid; justify-items: center; min-width: 52px; padding: 2px 10px 3px; font-style: normal; }
  i + i { border-left: 1px solid var(--hair); }
  b { font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text3); }
  .now, .now b { color: var(--live); }
  .now { background: var(--liveTint); }
  ${MOBILE} { font-size: ${font.meta}; && i { min-width: 30px; padding: 2px 4px 3px; } }
`;

/** The score period by period, with the running one marked. */
export const PeriodScores = ({ match: { reader }, event: { match } }: TabProps) => (
  <>
    <VisuallyHidden>{partScores(match, reader.t).join(', ')}</VisuallyHidden>
    <span className={boxes} aria-hidden="true">
      {periodScores(match, reader.t).map(({ label, score, isNow }) => (
        <i key={label} className={cx(isNow && 'now')}>
          <b>{label}</b>
          {score}
        </i>
      ))}
    </span>
  </>
);
