import type { Reader } from '@tipmark/match-features';
import { css, cx, Icon, MOBILE, VisuallyHidden, WIDE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { TipRowView } from './tip-row-view.ts';

export const tipColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${gap[4]} ${gap[8]};
  align-items: center;
  padding: 10px 16px;
  ${MOBILE} { padding: 10px var(--gutter); }
  ${WIDE} {
    grid-template-columns: 84px minmax(0, 1fr) minmax(88px, max-content) 108px 44px 136px 64px 80px;
    padding: 8px 16px;
  }
`;

const row = css`
  position: relative;
  border-bottom: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  &:last-child { border-bottom: 0; }
  .when { color: var(--text2); white-space: nowrap; }
  .when small { font-size: ${font.meta}; color: var(--text3); }
  .match { display: flex; align-items: center; gap: ${gap[8]}; min-width: 0; font-weight: ${weight.medium}; min-height: 24px; }
  .match span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .match[href]:hover { text-decoration: underline; text-underline-offset: 3px; }
  .match svg { flex: none; color: var(--text3); }
  .what { font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .bet { order: 4; display: flex; flex-wrap: wrap; gap: ${gap[2]} ${gap[10]}; }
  .when { order: 1; }
  .tagged { order: 2; display: flex; flex-wrap: wrap; justify-content: flex-end; align-items: center; gap: 0 ${gap[8]}; }
  .copy { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; color: var(--accent); }
  .copy:hover { text-decoration: underline; text-underline-offset: 3px; }
  .match { order: 3; grid-column: 1 / -1; min-height: 28px; }
  .number { white-space: nowrap; }
  .gain { order: 5; text-align: right; }
  .number b { font-weight: ${weight.strong}; }
  .then { color: var(--text3); }
  [data-sign="pos"] { color: var(--pos); font-weight: ${weight.strong}; }
  [data-sign="neg"] { color: var(--neg); font-weight: ${weight.strong}; }
  details { order: 6; grid-column: 1 / -1; }
  details[open] { padding-top: 4px; }
  summary { min-height: 28px; display: inline-flex; align-items: center; gap: ${gap[4]}; color: var(--text2); cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary:hover { color: var(--text); text-decoration: underline; text-underline-offset: 3px; }
  ${WIDE} {
    .bet { display: contents; }
    .when, .match, .tagged, .gain, details { order: 0; }
    .tagged { flex-wrap: nowrap; justify-content: flex-start; }
    /* the link takes the room of a profit that is not known yet */
    .tagged:has(.copy) { grid-column: span 2; }
    .tagged:has(.copy) + .gain { display: none; }
    .match { grid-column: auto; min-height: 24px; }
    .number { text-align: right; }
    summary { position: absolute; right: 16px; top: 8px; min-height: 24px; }
  }
`;

const tag = css`
  display: inline-flex;
  align-items: center;
  height: 20px;
  padding: 0 6px;
  border-radius: ${radius.badge};
  border: 1px solid var(--borderStrong);
  font-size: ${font.micro};
  line-height: 14px;
  font-weight: ${weight.strong};
  color: var(--text2);
  white-space: nowrap;
  &[data-sign="pos"] { border-color: transparent; background: var(--posTint); }
  &[data-sign="neg"] { border-color: transparent; background: var(--negTint); }
`;

const more = css`
  display: grid;
  gap: ${gap[6]};
  font-size: ${font.meta};
  line-height: 18px;
  color: var(--text2);
  p { max-width: 68ch; font-size: ${font.body}; line-height: 22px; white-space: pre-line; overflow-wrap: anywhere; color: var(--text); }
  code { font-size: ${font.micro}; overflow-wrap: anywhere; }
`;

/** A tip: its match, the outcome, the price then and at the close, and its ledger entry. */
export function TipRow({ tip, reader }: { readonly tip: TipRowView; readonly reader: Reader }) {
  const { t } = reader;
  const hidden = (key: string) => <VisuallyHidden>{t(key)} </VisuallyHidden>;
  return (
    <li className={cx(row, tipColumns)}>
      <span className="when">
        {hidden('profile.tips.head-date')}
        <time dateTime={tip.iso}>
          {tip.day} <small>{tip.time}</small>
        </time>
      </span>
      <a className="match" href={tip.href}>
        <Icon name={tip.icon} />
        <VisuallyHidden>{`${tip.sport}. `}</VisuallyHidden>
        <span title={`${tip.match} · ${tip.league}`}>{tip.match}</span>
      </a>
      <span className="bet">
        <span className="what">{tip.outcome}</span>
        <span className="number price">
          {hidden('profile.tips.price')}
          <b>{tip.odds}</b>
          <span className="then">
            <span aria-hidden="true">{' › '}</span>
            {hidden('profile.tips.closing')}
            {tip.closing}
          </span>
        </span>
        <span className="number stake">
          {hidden('profile.tips.stake')}
          {tip.stake}
        </span>
      </span>
      <span className="tagged">
        <span className={tag} data-sign={tip.sign}>
          {tip.result}
        </span>
        {tip.copyHref !== undefined && (
          <a className="copy" href={tip.copyHref} aria-label={tip.copyLabel}>
            {t('match.tipRepeat')}
          </a>
        )}
      </span>
      <span className="number gain" data-sign={tip.profitSign}>
        {hidden('profile.tips.profit')}
        {tip.profit}
      </span>
      <details>
        <summary>
          <svg
            width="12"
            height="12"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0L4 11a3.5 3.5 0 0 0 5 5l1-1" />
          </svg>
          {hidden('profile.tips.record')}
          {tip.seq}
        </summary>
        <div className={more}>
          {tip.description !== '' && <p>{tip.description}</p>}
          <span>
            {`${t('profile.tips.starts', { time: tip.starts })} · `}
            {t('profile.tips.posted', { time: tip.posted })}
            {tip.edited !== undefined && `, ${t('match.edited', { time: tip.edited })}`}
            {tip.clv !== undefined && ` · CLV ${tip.clv}`}
          </span>
          <code>{`#${tip.seq} ${tip.hash}`}</code>
        </div>
      </details>
    </li>
  );
}
