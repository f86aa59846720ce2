import type { MatchTip } from '@tipmark/contract';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { css } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { type Reader } from '../../../parts/page/reader.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import { recordText } from '../../../parts/tips/record-text.ts';

const tipsCard = css`
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--surface);
  .bar { display: flex; align-items: center; gap: ${gap[8]}; min-height: 44px; padding: 0 16px; border-bottom: 1px solid var(--hair); }
  .bar a { margin-left: auto; font-size: ${font.small}; font-weight: ${weight.medium}; color: var(--accent); }
  .bar a:hover, li a:hover { text-decoration: underline; text-underline-offset: 3px; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 ${gap[8]}; padding: 6px 16px; font-size: ${font.small}; line-height: 18px; font-variant-numeric: tabular-nums; }
  li + li { border-top: 1px solid var(--hair); }
  li > span { display: flex; align-items: center; gap: ${gap[6]}; min-width: 0; }
  /* each link has the height of a target, as the next one is right below it */
  li a { display: block; line-height: 24px; }
  li a, li span > span { font-weight: ${weight.strong}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li span > .rate { flex: none; height: 20px; padding: 0 6px; border-radius: ${radius.badge}; background: var(--text); color: var(--surface); font-size: ${font.meta}; line-height: 20px; font-weight: ${weight.bold}; }
  li > b { text-align: right; font-weight: ${weight.bold}; }
  small { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  .out { text-align: right; }
  li .at { font-size: ${font.meta}; font-weight: normal; color: var(--text2); }
`;

interface AsideTipsProps {
  readonly title: string;
  /** The page of all of them, once their number is known. */
  readonly all?: { readonly href: string; readonly count: number } | undefined;
  readonly reader: Reader;
  readonly children: ReactNode;
}

/** Tips under their title, in the column beside a list. */
export const AsideTips = ({ title, all, reader: { t, locale }, children }: AsideTipsProps) => {
  const toAll = all && t('results.allTips', { value: formatNumber(all.count, locale) });
  return (
    <article className={tipsCard} aria-label={title}>
      <div className="bar">
        <h2>{title}</h2>
        {all && (
          <a href={all.href} aria-label={`${title}: ${toAll}`}>
            {toAll}
          </a>
        )}
      </div>
      {children}
    </article>
  );
};

interface AsideTipProps {
  readonly sport: SportPages;
  readonly tip: MatchTip;
  /** The match, where the tips are on several. */
  readonly match?: { readonly link: string; readonly home: string; readonly away: string };
  readonly reader: Reader;
}

/** Who tipped what at which price, and the author's record so far. */
export const AsideTip = ({ sport, tip, match, reader }: AsideTipProps) => {
  const { t, locale } = reader;
  const { author, odd_type, odds } = tip;
  const outcome = <small className="out">{outcomeName(odd_type, t)}</small>;
  return (
    <li>
      <span>
        <PageLink to="profile" params={{ userUrl: author.url }}>
          {author.name}
        </PageLink>
        {author.label !== null && <span className="rate">{author.label}</span>}
      </span>
      <b>{formatOdds(odds)}</b>
      {match && (
        <>
          <a className="at" href={href(sport.routes.match, { matchUrl: match.link }, { locale })}>
            {t('common:match.teams', { home: match.home, away: match.away })}
          </a>
          {outcome}
        </>
      )}
      <small>{recordText(author, reader)}</small>
      {!match && outcome}
    </li>
  );
};
