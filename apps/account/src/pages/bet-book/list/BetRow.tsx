import type { Reader } from '@tipmark/match-features';
import { css, cx, MOBILE, VisuallyHidden, WIDE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { BetView } from './bet-view.ts';

export const betColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${gap[4]} ${gap[8]};
  align-items: center;
  padding: 10px 16px;
  ${MOBILE} { padding: 10px var(--gutter); }
  ${WIDE} {
    grid-template-columns: 52px minmax(0, 1fr) 80px 120px 112px 84px 68px;
    column-gap: ${gap[12]};
    padding: 6px 16px;
  }
`;

const row = css`
  border-bottom: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  &:last-child { border-bottom: 0; }
  time { color: var(--text2); white-space: nowrap; }
  .what { grid-column: 1 / -1; min-width: 0; overflow-wrap: anywhere; }
  .what a { font-weight: ${weight.medium}; }
  .what a[href]:hover { text-decoration: underline; text-underline-offset: 3px; }
  .what small { display: block; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  .what small b { color: var(--text); font-weight: ${weight.strong}; }
  .what small em { font-style: normal; color: var(--text3); }
  .number { white-space: nowrap; }
  .number b { font-weight: ${weight.strong}; }
  .number small { font-size: ${font.meta}; color: var(--text3); }
  .gain { text-align: right; }
  .tagged { text-align: right; }
  .edit { text-align: right; }
  .edit a { display: inline-flex; align-items: center; min-height: 32px; color: var(--accent); }
  [data-sign="pos"] { color: var(--pos); font-weight: ${weight.strong}; }
  [data-sign="neg"] { color: var(--neg); font-weight: ${weight.strong}; }
  ${MOBILE} { .edit a { min-height: 44px; } }
  time { order: 1; }
  .tagged { order: 2; }
  .what { order: 3; }
  .prices { order: 4; }
  .gain { order: 5; }
  .stake { order: 6; }
  .edit { order: 7; }
  ${WIDE} {
    time, .tagged, .what, .prices, .gain, .stake, .edit { order: 0; }
    .what { grid-column: auto; }
    .stake, .prices { text-align: right; }
    .tagged { text-align: left; }
  }
`;

const badge = css`
  display: inline-flex;
  align-items: center;
  min-height: 20px;
  padding: 0 6px;
  border-radius: ${radius.badge};
  border: 1px solid var(--borderStrong);
  font-size: ${font.micro};
  line-height: 14px;
  font-weight: ${weight.strong};
  color: var(--text2);
  &[data-sign="pos"] { border-color: transparent; background: var(--posTint); }
  &[data-sign="neg"] { border-color: transparent; background: var(--negTint); }
`;

/** A bet: what it is on, its stake, the price then and at the close, and what became of it. */
export function BetRow({
  bet,
  editAddress,
  reader: { t },
}: {
  readonly bet: BetView;
  readonly editAddress: string;
  readonly reader: Reader;
}) {
  const hidden = (key: string) => <VisuallyHidden>{`${t(key)} `}</VisuallyHidden>;
  const about = [bet.bookmaker, ...bet.tags.map((tag) => `#${tag}`)].filter((text) => text !== '');
  return (
    <li className={cx(row, betColumns)}>
      <time dateTime={bet.iso} title={bet.placed}>
        {bet.day}
      </time>
      <span className="what">
        <VisuallyHidden>{`${bet.sport}. `}</VisuallyHidden>
        {bet.href === undefined ? <span>{bet.event}</span> : <a href={bet.href}>{bet.event}</a>}
        <small>
          {bet.outcome !== '' && <b>{bet.outcome}</b>}
          {bet.outcome !== '' && about.length > 0 && ' · '}
          {about.join(' · ')}
          {bet.note !== '' && <em>{` · ${bet.note}`}</em>}
        </small>
      </span>
      <span className="number stake">
        {hidden('bets.form.stake')}
        {bet.stake}
      </span>
      <span className="number prices">
        {hidden('bets.form.odds')}
        <b>{bet.odds}</b>
        {bet.closing !== undefined && (
          <small title={t('bets.list.closingTitle')}>
            <span aria-hidden="true">{' › '}</span>
            {hidden('bets.list.closing')}
            {bet.closing}
          </small>
        )}
        {bet.clv !== undefined && (
          <small data-sign={bet.clvSign} title={t('bets.list.clvTitle')}>
            {` ${bet.clv}`}
          </small>
        )}
      </span>
      <span className="tagged">
        <span className={badge} data-sign={bet.sign}>
          {bet.status}
        </span>
      </span>
      <span className="number gain" data-sign={bet.profitSign}>
        {hidden('bets.tile.profit')}
        {bet.profit}
      </span>
      <span className="edit">
        <a href={editAddress} aria-label={t('bets.list.changeBet', { event: bet.event })}>
          {t('bets.list.change')}
        </a>
      </span>
    </li>
  );
}
