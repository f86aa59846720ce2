import type { EventPage } from '@tipmark/contract';
import { outcomeName, type Reader } from '@tipmark/match-features';
import { formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Badge, css } from '@tipmark/ui-kit';

const tips = css`
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
  .bar { display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 16px; border-bottom: 1px solid var(--hair); }
  .bar a { margin-left: auto; font-size: 13px; font-weight: 500; color: var(--accent); }
  .bar a:hover, li a:hover { text-decoration: underline; text-underline-offset: 3px; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 8px; padding: 10px 16px; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
  li + li { border-top: 1px solid var(--hair); }
  li > span { display: flex; align-items: center; gap: 6px; min-width: 0; }
  li a { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li > b { text-align: right; font-weight: 650; }
  small { font-size: 12px; line-height: 16px; color: var(--text3); }
  small:last-child { text-align: right; }
`;

const SHOWN = 3;

interface PreviewTipsProps {
  readonly page: EventPage;
  readonly reader: Reader;
}

/** What the best placed say of the match; nothing while nobody has tipped it. */
export const PreviewTips = ({ page, reader }: PreviewTipsProps) => {
  const { t, locale } = reader;
  const { tips: shown, count } = page.tips;
  if (shown.length === 0) return null;
  const all = href('events', { matchUrl: page.link }, { locale });
  return (
    <article className={tips} aria-label={t('results.tipsOfMatch')}>
      <div className="bar">
        <h2>{t('results.tipsOfMatch')}</h2>
        <a href={all}>{t('results.allTips', { value: formatNumber(count, locale) })}</a>
      </div>
      <ul>
        {shown.slice(0, SHOWN).map(({ id, author, odd_type, odds }) => (
          <li key={id}>
            <span>
              <a href={href('profile', { userUrl: author.url }, { locale })}>{author.name}</a>
              {author.label !== null && <Badge>{author.label}</Badge>}
            </span>
            <b>{formatOdds(odds)}</b>
            <small>
              {author.roiPercent !== null &&
                author.countOfTips !== null &&
                t('match.roi', {
                  percent: formatPercent(author.roiPercent, locale, { isSigned: true }),
                  count: formatNumber(author.countOfTips, locale),
                })}
            </small>
            <small>{outcomeName(odd_type, t)}</small>
          </li>
        ))}
      </ul>
    </article>
  );
};
