import type { MatchWithLeague } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive } from '@tipmark/domain';
import { formatNumber, knownStart } from '@tipmark/remote-kit/i18n';
import { Card, css, VisuallyHidden } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { type ReactNode, useRef } from 'react';
import { leagueAndRound } from '../../../parts/matches/league-and-round.ts';
import { resultText } from '../../../parts/matches/score-text.ts';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { OddsSlot } from '../../../parts/row-odds/OddsSlot.tsx';
import { outcomesOf, pricedRow, resultPrices } from '../../../parts/row-odds/priced-row.ts';
import { addressOfPrices, pricesLink } from '../../../parts/row-odds/prices-link.ts';
import { ResultPriceText } from '../../../parts/row-odds/ResultPriceText.tsx';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import { ShortTime } from '../../../parts/tables/ShortTime.tsx';

const card = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  .when { padding: 10px 16px 0; color: var(--text2); }
  .when b { color: var(--text); font-weight: ${weight.strong}; }
  .live { color: var(--live); font-weight: ${weight.strong}; }
  .teams { display: grid; gap: ${gap[4]}; padding: 8px 16px 10px; font-weight: ${weight.strong}; }
  .teams a { display: grid; gap: ${gap[4]}; min-height: 44px; }
  .teams a > span { display: flex; align-items: center; gap: ${gap[8]}; overflow-wrap: anywhere; }
  .teams a:hover { color: var(--accent); }
  .teams [aria-hidden] { display: grid; flex: none; }
  ${crestCss(20)}
  .prices { position: relative; display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); border-block: 1px solid var(--hair); }
  .prices > span { display: flex; justify-content: space-between; gap: ${gap[8]}; padding: 8px 12px; }
  .prices > span + span { border-left: 1px solid var(--hair); }
  .prices i { font-style: normal; color: var(--text3); }
  .prices b { font-weight: ${weight.bold}; }
  .prices a { position: absolute; inset: 0; }
  .prices:has(a:hover) { background: var(--hover); }
  .tips { padding: 8px 16px; }
  .tips a { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); }
  .tips a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface NextMatchProps {
  readonly sport: SportPages;
  readonly next: MatchWithLeague;
  /** Whose page it is, by name. */
  readonly team: string;
  readonly reader: Reader;
  /** Actions on it. */
  readonly children: ReactNode;
}

/** The match that is on or comes next: when and against whom, its prices and its tips. */
export const NextMatch = ({ sport, next, team, reader, children }: NextMatchProps) => {
  const pageOf = usePageAddress();
  const box = useRef<HTMLDivElement>(null);
  const { t, locale } = reader;
  const match = decodeMatch(next.match);
  const { home, away, startsAt, countOfTips } = match;
  const params = { matchUrl: match.link };
  const address = pageOf(sport.routes.match, params);
  const prices = resultPrices(match);
  const outcomes = outcomesOf(prices);
  const link =
    address === undefined
      ? undefined
      : pricesLink(match, {
          odds: t('odds.label'),
          href: addressOfPrices(match, address, sport.rowOdds.search),
        });
  return (
    <Card title={t(isLive(match) ? 'team.liveMatch' : 'team.nextMatch')}>
      <div className={card} ref={box}>
        <p className="when">
          {isLive(match) ? (
            <span className="live">
              {[t('stats.live'), resultText(match)].filter(Boolean).join(', ')}
            </span>
          ) : (
            <b>
              <ShortTime at={startsAt} known={knownStart(match)} reader={reader} />
            </b>
          )}
          {`, ${t(home.name === team ? 'team.homeMatch' : 'team.awayMatch')}`}
          {`, ${leagueAndRound(next)}`}
        </p>
        <p className="teams">
          <PageLink to={sport.routes.match} params={params}>
            <span>
              <span aria-hidden="true">{Crest(home)}</span>
              {home.name}
            </span>
            <VisuallyHidden> – </VisuallyHidden>
            <span>
              <span aria-hidden="true">{Crest(away)}</span>
              {away.name}
            </span>
          </PageLink>
        </p>
        {prices.length > 0 && (
          <p className="prices">
            {prices.map((price, index) => (
              <span key={outcomes[index]}>
                <i>{t(`odds.${outcomes[index]}`)}</i>{' '}
                <b>
                  <ResultPriceText {...price} reader={reader} />
                </b>
              </span>
            ))}
            {link && <a className="p" href={link.href} aria-label={link.label} />}
          </p>
        )}
        <p className="tips">
          <PageLink to={sport.routes.match} params={params}>
            {countOfTips > 0
              ? t('team.nextTips', { n: formatNumber(countOfTips, locale), count: countOfTips })
              : emptyText(reader, 'tips', 'team.noTipsYet')}
          </PageLink>
        </p>
        <OddsSlot
          list={box}
          {...sport.rowOdds}
          rowOf={(href) => (href === link?.href ? pricedRow(match) : undefined)}
          loadingLabel={t('state.loading')}
        />
      </div>
      {children}
    </Card>
  );
};
