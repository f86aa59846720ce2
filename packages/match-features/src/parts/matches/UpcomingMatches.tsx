import type { MatchWithLeague } from '@tipmark/contract';
import { decodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';
import { isLive } from '@tipmark/domain';
import { formatDateTime, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { gap } from '@tipmark/ui-kit/style-values';
import { useRef } from 'react';
import { FollowedMark } from '../notifications/FollowedMark.tsx';
import { asFollowed, useFollowedMatches } from '../notifications/followed-matches.ts';
import { PageLink } from '../page/PageLink.tsx';
import type { Reader } from '../page/reader.ts';
import { usePageAddress } from '../page/use-page-address.ts';
import { OddsSlot } from '../row-odds/OddsSlot.tsx';
import { outcomesOf, pricedRow, type ResultPrice, resultPrices } from '../row-odds/priced-row.ts';
import { addressOfPrices } from '../row-odds/prices-link.ts';
import { ResultPriceText } from '../row-odds/ResultPriceText.tsx';
import type { RowOdds } from '../row-odds/row-odds.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { ShortTime } from '../tables/ShortTime.tsx';
import { leagueAndRound } from './league-and-round.ts';

const list = css`
  .p { display: inline-flex; flex-wrap: wrap; gap: 0 ${gap[12]}; min-height: 24px; color: var(--text); }
  .p i { margin-right: 4px; font-style: normal; color: var(--text3); }
  .p:hover { text-decoration: underline dotted; text-underline-offset: 3px; }
  .teams { display: inline-flex; flex-wrap: wrap; align-items: center; gap: ${gap[2]} ${gap[6]}; }
  .teams > span { display: inline-flex; align-items: center; gap: ${gap[6]}; }
  .teams [aria-hidden] { display: grid; flex: none; }
  ${crestCss(16)}
  ${MOBILE} { .p { min-height: 44px; } }
`;

interface PricesProps {
  /** Absent while pages of matches are not served. */
  readonly href: string | undefined;
  readonly label: string;
  readonly odds: readonly ResultPrice[];
  readonly reader: Reader;
}

const Prices = ({ href, label, odds, reader }: PricesProps) => {
  const outcomes = outcomesOf(odds);
  const message = (
    <>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {odds.map((price, index) => (
        <span key={outcomes[index]}>
          <i>{reader.t(`odds.${outcomes[index]}`)}</i>{' '}
          <ResultPriceText {...price} reader={reader} />
        </span>
      ))}
    </>
  );
  return href === undefined ? (
    <span className="p">{message}</span>
  ) : (
    <a className="p" href={href}>
      {message}
    </a>
  );
};

interface FileRow {
  readonly where: string | undefined;
  readonly match: MatchListItem;
  readonly odds: readonly ResultPrice[];
}

/** Its file, in which each price has a column. */
function fileOf(rows: readonly FileRow[], { t, locale, timeZone }: Reader): string[][] {
  const outcomes = outcomesOf(rows.find(({ odds }) => odds.length > 0)?.odds ?? []);
  const heads = [
    'match.time',
    'stats.league',
    'stats.match',
    ...outcomes.map((outcome) => `odds.${outcome}`),
  ];
  return [
    heads.map((head) => t(head)),
    ...rows.map(({ where = '', match, odds }) => [
      formatDateTime(match.startsAt, locale, timeZone, knownStart(match)),
      where,
      `${match.home.name} – ${match.away.name}`,
      ...outcomes.map((_, index) => odds[index]?.text ?? ''),
    ]),
  ];
}

interface UpcomingMatchesProps {
  readonly matches: readonly MatchWithLeague[];
  /** Name of the list for readers who do not see its heading. */
  readonly caption: string;
  readonly emptyText: string;
  readonly matchRoute: RouteName;
  readonly rowOdds: RowOdds;
  /** All of the page's league, so its name is left out. */
  readonly isOfOneLeague?: boolean | undefined;
  readonly reader: Reader;
}

/** Coming matches, each with time, league and its result prices, which open. */
export const UpcomingMatches = (props: UpcomingMatchesProps) => {
  const { matches, caption, emptyText, matchRoute, rowOdds, isOfOneLeague, reader } = props;
  const { t } = reader;
  const box = useRef<HTMLDivElement>(null);
  const pageOf = usePageAddress();
  const followed = useFollowedMatches();
  if (matches.length === 0) return <EmptyState text={emptyText} />;
  const rows = matches.map(({ match: wire, ...played }) => {
    const match = asFollowed(decodeMatch(wire), followed);
    const odds = resultPrices(match);
    const page = pageOf(matchRoute, { matchUrl: match.link });
    return {
      where: isOfOneLeague ? played.round : leagueAndRound(played),
      match,
      odds,
      pricesHref: page && addressOfPrices(match, page, rowOdds.search),
    };
  });
  const rowOf = (href: string) => {
    const row = rows.find(({ pricesHref }) => pricesHref === href);
    return row && pricedRow(row.match);
  };
  return (
    <div className={list} ref={box}>
      <DataTable
        caption={caption}
        reader={reader}
        hasFile={rows.length > 1}
        csvRows={() => fileOf(rows, reader)}
      >
        <tbody>
          {rows.map(({ where, match, odds, pricesHref }) => (
            <tr key={match.link}>
              <th scope="row">
                <PageLink to={matchRoute} params={{ matchUrl: match.link }}>
                  <span className="teams">
                    <span>
                      <span aria-hidden="true">{Crest(match.home)}</span>
                      {match.home.name}
                    </span>
                    {' – '}
                    <span>
                      <span aria-hidden="true">{Crest(match.away)}</span>
                      {match.away.name}
                    </span>
                  </span>
                </PageLink>
                {match.hasNotifications && <FollowedMark t={t} />}
                <small>
                  {isLive(match) ? (
                    t('stats.live')
                  ) : (
                    <ShortTime at={match.startsAt} known={knownStart(match)} reader={reader} />
                  )}
                  {where !== undefined && `, ${where}`}
                </small>
                {odds.length > 0 && (
                  <small>
                    <Prices href={pricesHref} label={t('odds.label')} odds={odds} reader={reader} />
                  </small>
                )}
              </th>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <OddsSlot list={box} {...rowOdds} rowOf={rowOf} loadingLabel={t('state.loading')} />
    </div>
  );
};
