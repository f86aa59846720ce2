import type { MatchListItem, WireMatch } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive, MATCH_STATUS } from '@tipmark/domain';
import { knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { gap, weight } from '@tipmark/ui-kit/style-values';
import { type ReactNode, useRef } from 'react';
import { resultText } from '../../../parts/matches/score-text.ts';
import { FollowedMark } from '../../../parts/notifications/FollowedMark.tsx';
import { asFollowed, useFollowedMatches } from '../../../parts/notifications/followed-matches.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { OddsSlot } from '../../../parts/row-odds/OddsSlot.tsx';
import { pricedRow, resultPrices } from '../../../parts/row-odds/priced-row.ts';
import { addressOfPrices, pricesLink } from '../../../parts/row-odds/prices-link.ts';
import { ResultPriceText } from '../../../parts/row-odds/ResultPriceText.tsx';
import type { RowOdds } from '../../../parts/row-odds/row-odds.ts';
import { statisticsClass } from '../../../parts/statistics/statistics-class.ts';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { ShortTime } from '../../../parts/tables/ShortTime.tsx';
import { statusText } from '../status-text.ts';

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  align-items: center;
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
  ${MOBILE} { padding: 12px var(--gutter); }
`;

/**
 * Tables below each other have aligned columns. One link covers the prices of a row, as wide as its
 * three cells.
 */
const columns = css`
  .side { display: inline-flex; gap: ${gap[6]}; align-items: baseline; overflow-wrap: anywhere; }
  .side > [aria-hidden] { flex: none; align-self: flex-start; display: grid; margin-top: 1px; }
  .dash { margin: 0 3px 0 -2px; }
  ${crestCss(16)}
  th:not(:first-child), td { width: 76px; }
  .none { color: var(--text3); }
  .live { color: var(--live); font-weight: ${weight.strong}; }
  td:has(> .p) { position: relative; }
  .p { position: absolute; inset-block: 0; left: 0; width: 300%; }
  td:has(> .p:hover), td:has(> .p:hover) ~ td { text-decoration: underline dotted; text-underline-offset: 3px; }
  ${MOBILE} {
    th:not(:first-child), td { width: 52px; }
    th .side { display: flex; }
    .dash { position: absolute; clip-path: inset(50%); }
  }
`;

/** When it is or was played; a word where the time is not enough. */
const When = ({ match, reader }: Pick<RowProps, 'match' | 'reader'>) => {
  const { t } = reader;
  if (isLive(match)) {
    const score = resultText(match);
    return (
      <span className="live">
        {t('stats.live')}
        {score !== undefined && <span className="sc">{`, ${score}`}</span>}
      </span>
    );
  }
  const status = statusText(match, reader);
  return (
    <>
      <ShortTime at={match.startsAt} known={knownStart(match)} reader={reader} />
      {status && `, ${status}`}
    </>
  );
};

const standingOf = (match: MatchListItem): string =>
  (match.status < MATCH_STATUS.live ? undefined : resultText(match)) ?? '–';

/** A logo and a name that stay together; a phone has a line for each side and needs no dash. */
const Side = ({
  team,
  after,
}: {
  readonly team: MatchListItem['home'];
  readonly after?: string;
}) => (
  <span className="side" title={team.originalName}>
    <span aria-hidden="true">{Crest(team)}</span>
    {team.name}
    {after !== undefined && <span className="dash">{after}</span>}
  </span>
);

interface RowProps {
  readonly match: MatchListItem;
  readonly isPlayed: boolean;
  readonly hasPrices: boolean;
  readonly pricesHref: string | undefined;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

const Row = (props: RowProps) => {
  const { match, isPlayed, hasPrices, pricesHref, matchRoute, reader } = props;
  const { home, away } = match;
  const odds = resultPrices(match);
  const link =
    pricesHref === undefined
      ? undefined
      : pricesLink(match, { odds: reader.t('odds.label'), href: pricesHref });
  return (
    <tr>
      <th scope="row">
        <PageLink to={matchRoute} params={{ matchUrl: match.link }}>
          <Side team={home} after="–" /> <Side team={away} />
        </PageLink>
        {match.hasNotifications && <FollowedMark t={reader.t} />}
        <small>
          <When match={match} reader={reader} />
        </small>
      </th>
      {isPlayed && <td className="now sc">{standingOf(match)}</td>}
      {hasPrices && odds.length === 0 && (
        <td colSpan={3} className={isPlayed ? 'wide none' : 'none'}>
          {isPlayed ? '–' : reader.t('stats.noOddsYet')}
        </td>
      )}
      {hasPrices &&
        odds.length > 0 &&
        ['1', 'X', '2'].map((name, index) => (
          <td key={name} className={isPlayed ? 'wide' : undefined}>
            {odds[index] ? <ResultPriceText {...odds[index]} reader={reader} /> : '–'}
            {index === 0 && link && <a className="p" href={link.href} aria-label={link.label} />}
          </td>
        ))}
    </tr>
  );
};

interface SeasonMatchesProps {
  readonly title: string;
  readonly emptyText: string;
  readonly matches: readonly WireMatch[];
  /** Played ones are shown with their score; for others a phone shows the prices instead. */
  readonly isPlayed: boolean;
  readonly matchRoute: RouteName;
  /** Opens prices; absent = they cannot be pressed. */
  readonly rowOdds?: RowOdds | undefined;
  readonly reader: Reader;
  /** Links to further matches. */
  readonly children?: ReactNode;
}

/** Matches of a season, one page or several. */
export const SeasonMatches = (props: SeasonMatchesProps) => {
  const { title, emptyText, isPlayed, matchRoute, rowOdds, reader, children } = props;
  const { t } = reader;
  const wide = isPlayed ? 'wide' : undefined;
  const box = useRef<HTMLElement>(null);
  const pageOf = usePageAddress();
  const followed = useFollowedMatches();
  const rows = props.matches.map((wire) => {
    const match = asFollowed(decodeMatch(wire), followed);
    const page = pageOf(matchRoute, { matchUrl: match.link });
    const opens = rowOdds && page !== undefined && resultPrices(match).length > 0;
    return { match, pricesHref: opens ? addressOfPrices(match, page, rowOdds.search) : undefined };
  });
  const hasPrices = rows.some(({ match }) => resultPrices(match).length > 0);
  return (
    <section className={statisticsClass} aria-label={title} ref={box}>
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 ? (
        <EmptyState text={emptyText} />
      ) : (
        <DataTable caption={title} className={columns} reader={reader}>
          <thead>
            <tr>
              <th scope="col">{t('stats.match')}</th>
              {isPlayed && <th scope="col">{t('stats.score')}</th>}
              {hasPrices &&
                (['home', 'draw', 'away'] as const).map((side) => (
                  <th key={side} scope="col" className={wide}>
                    {t(`odds.${side}`)}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ match, pricesHref }) => (
              <Row
                key={match.link}
                match={match}
                isPlayed={isPlayed}
                hasPrices={hasPrices}
                pricesHref={pricesHref}
                matchRoute={matchRoute}
                reader={reader}
              />
            ))}
          </tbody>
        </DataTable>
      )}
      {children && <div className={foot}>{children}</div>}
      {rowOdds && (
        <OddsSlot
          list={box}
          {...rowOdds}
          rowOf={(href) => {
            const row = rows.find(({ pricesHref }) => pricesHref === href);
            return row && pricedRow(row.match);
          }}
          loadingLabel={t('state.loading')}
        />
      )}
    </section>
  );
};
