import { css, cx, Icon, MOBILE, Skeleton, VisuallyHidden } from '@tipmark/ui-kit';
import { Sparkline } from '../charts/Sparkline.tsx';
import { font, gap, radius, weight } from '../theme/scales.ts';
import type { OutcomePricesMessages, OutcomePricesView } from './outcome-prices-view.ts';
import { PriceMovement } from './PriceMovement.tsx';

const list = css`
  li { display: grid; grid-template-columns: minmax(2.75rem, 1fr) 72px minmax(4.75rem, auto) minmax(3.25rem, auto) 36px; align-items: center; gap: ${gap[2]} ${gap[8]}; min-height: 64px; padding: 8px 8px 8px 16px; }
  li + li { border-top: 1px solid var(--hair); }
  .t { font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .m { text-align: right; }
  .now { text-align: right; font-size: ${font.large}; line-height: 24px; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
  .off { color: var(--text3); text-decoration: line-through; }
  .add { grid-row: 1 / 3; grid-column: 5; display: grid; place-items: center; width: 36px; height: 36px; border-radius: ${radius.field}; color: var(--accent); }
  .add:hover { background: var(--hover); }
  dl { grid-column: 1 / 5; display: flex; flex-wrap: wrap; gap: 0 ${gap[12]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  dl > div { display: flex; gap: ${gap[4]}; min-width: 0; }
  dt { color: var(--text3); }
  dd { min-width: 0; overflow-wrap: anywhere; }
  .best { font-weight: ${weight.strong}; color: var(--text); text-decoration: underline dotted; text-underline-offset: 3px; }
  i { height: 12px; }
  i.wide { grid-column: 1 / 5; max-width: 240px; }
  ${MOBILE} {
    li { padding-left: var(--gutter); padding-right: 4px; grid-template-columns: minmax(2.5rem, 1fr) 72px minmax(4.25rem, auto) minmax(3rem, auto) 44px; }
    .add { width: 44px; height: 44px; }
  }
`;

interface RowProps {
  readonly outcome: OutcomePricesView;
  readonly until: number;
  readonly messages: OutcomePricesMessages;
}

const Row = ({ outcome, until, messages }: RowProps) => {
  const { title, current, isSuspended, movement, first, best, closing, points, tip } = outcome;
  return (
    <li>
      <span className="t">{title}</span>
      {points.length > 0 ? <Sparkline points={points} to={until} /> : <span />}
      <span className="m">{movement && <PriceMovement {...movement} />}</span>
      <b className={cx('now', isSuspended && 'off')}>
        {current}
        {isSuspended && <VisuallyHidden>{`, ${messages.suspended}`}</VisuallyHidden>}
      </b>
      {tip && (
        <a className="add" href={tip.href} aria-label={tip.label} title={tip.label}>
          <Icon name="plus" />
        </a>
      )}
      <dl>
        {isSuspended && (
          <div aria-hidden="true">
            <dd>{messages.suspended}</dd>
          </div>
        )}
        <div>
          <dt>{messages.first}</dt>
          <dd>{first}</dd>
        </div>
        {best && (
          <div>
            <dt>{messages.best}</dt>
            <dd>
              <span className="best">{best.odds}</span> {best.bookmaker}
            </dd>
          </div>
        )}
        {closing !== undefined && (
          <div>
            <dt>{messages.closing}</dt>
            <dd>{closing}</dd>
          </div>
        )}
      </dl>
    </li>
  );
};

export interface OutcomePricesProps {
  /** Instead of prices that are on their way: as many rows of the same height. */
  readonly bones?: number | undefined;
  readonly outcomes: readonly OutcomePricesView[];
  /** Unix seconds until which the last prices are valid. */
  readonly until: number;
  readonly messages: OutcomePricesMessages;
}

/** Outcomes of a market: the history of each price, the current, best and closing one. */
export const OutcomePrices = ({ bones, outcomes, until, messages }: OutcomePricesProps) => (
  <ul className={list} aria-hidden={bones === undefined ? undefined : true}>
    {bones === undefined
      ? outcomes.map((outcome) => (
          <Row key={outcome.key} outcome={outcome} until={until} messages={messages} />
        ))
      : Array.from({ length: bones }, (_, index) => (
          <li key={index}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton className="wide" />
          </li>
        ))}
  </ul>
);
