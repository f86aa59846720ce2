import type { GridMatch, LeagueHead, OddsGridPage } from '@tipmark/contract';
import { GRID_SORT, type GridMarket, marketRule } from '@tipmark/domain';
import { PageLink, type Reader } from '@tipmark/match-features';
import { formatOdds, formatPercent, formatTime } from '@tipmark/remote-kit/i18n';
import { cx, Flag, VisuallyHidden } from '@tipmark/ui-kit';
import { Fragment } from 'react';
import { shortAge } from '../../parts/scan/lag-text.ts';
import type { GridView } from './grid-address.ts';
import { gridTableClass } from './grid-class.ts';
import type { OddsGrid } from './odds-grid.ts';

interface TableProps {
  readonly data: OddsGridPage;
  readonly view: GridView;
  readonly grid: OddsGrid;
  readonly reader: Reader;
}

const MISSING = '–';

/** Names of columns of the market's outcomes: `1`, `X`, `2`; `Over`, `Under`. */
const selectionText = (selection: string, { t }: Reader) => t(`grid.selection-${selection}`);

const lineText = (line: number, market: string) => {
  const isSigned = marketRule(market as GridMarket).isHandicap === true && line > 0;
  return `${isSigned ? '+' : ''}${String(line).replace('-', '−')}`;
};

/** Bookmakers in columns, matches in rows; the first column and the head stay in sight. */
export const GridTable = (props: TableProps) => {
  const { data, view, reader } = props;
  const { t } = reader;
  const caption = t('grid.table', { market: t(`grid.market-${view.market}`) });
  const leagues = new Map(data.leagues.map((league) => [league.id, league]));
  const isGrouped = view.sort === GRID_SORT.league;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className={gridTableClass} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <Head data={data} reader={reader} />
        <tbody>
          {data.matches.map((match, index) => {
            const league = leagues.get(match.leagueId);
            const isFirst = isGrouped && data.matches[index - 1]?.leagueId !== match.leagueId;
            return (
              <Fragment key={match.link}>
                {isFirst && league && <LeagueRow league={league} data={data} />}
                <MatchRow {...props} match={match} league={isGrouped ? undefined : league} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <p className="note">{t('grid.note')}</p>
    </section>
  );
};

const Head = ({ data, reader }: Pick<TableProps, 'data' | 'reader'>) => {
  const { t, locale } = reader;
  return (
    <thead>
      <tr>
        <th scope="col" className="match">
          {t('grid.match')}
        </th>
        <th scope="col" className="best">
          {t('grid.best')}
          <Selections data={data} reader={reader} />
        </th>
        <th scope="col" className="payout">
          {t('grid.payout')}
          <small>%</small>
        </th>
        {data.bookmakers.map(({ name, payout }) => (
          <th key={name} scope="col">
            {name}
            <small>
              {payout === null
                ? MISSING
                : t('grid.payoutOf', { percent: formatPercent(payout, locale, { decimals: 1 }) })}
            </small>
          </th>
        ))}
        <th scope="col" className="mean">
          {t('grid.average')}
          <Selections data={data} reader={reader} />
        </th>
        <th scope="col" className="age">
          {t('grid.age')}
        </th>
      </tr>
    </thead>
  );
};

/** The outcomes in the order of the prices of a cell. */
const Selections = ({ data, reader }: Pick<TableProps, 'data' | 'reader'>) => (
  <small className="three">
    {data.selections.map((selection) => (
      <span key={selection}>{selectionText(selection, reader)}</span>
    ))}
  </small>
);

const LeagueRow = ({
  league,
  data,
}: {
  readonly league: LeagueHead;
  readonly data: OddsGridPage;
}) => (
  <tr className="league">
    <th scope="rowgroup" colSpan={data.bookmakers.length + 5}>
      <span>
        <Flag code={league.countryCode} />
        {league.name}
      </span>
    </th>
  </tr>
);

interface RowProps extends TableProps {
  readonly match: GridMatch;
  /** Named in the row where rows are not under their leagues. */
  readonly league: LeagueHead | undefined;
}

const MatchRow = ({ data, view, grid, match, league, reader }: RowProps) => {
  const { t, locale, timeZone } = reader;
  const { best, stale, prices, payout, confirmedAt } = match;
  const time = match.isTimeKnown === false ? MISSING : formatTime(match.startsAt, locale, timeZone);
  return (
    <tr>
      <th scope="row" className="match">
        <span className="time">{time}</span>
        <span
          className="teams"
          title={t('common:match.teams', { home: match.home, away: match.away })}
        >
          <PageLink to={grid.matchRoute} params={{ matchUrl: match.link, tab: 'odds' }}>
            <span>{match.home}</span> <span>{match.away}</span>
          </PageLink>
          {(match.line !== null || league) && (
            <small>
              {[match.line === null ? '' : lineText(match.line, view.market), league?.name]
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
        </span>
      </th>
      <td className="best">
        <Prices prices={best} />
      </td>
      <td className={cx('payout', payout !== null && payout >= 100 && 'sure')}>
        {payout === null ? MISSING : formatPercent(payout, locale, { decimals: 1 })}
      </td>
      {data.bookmakers.map(({ name }, index) => {
        const own = prices[index] ?? null;
        const isStale = stale.includes(index);
        return (
          <td key={name} className={cx(isStale && 'stale')}>
            {own === null ? (
              MISSING
            ) : (
              <>
                {isStale && <VisuallyHidden>{`${t('grid.stale')}: `}</VisuallyHidden>}
                <Prices
                  prices={own}
                  best={isStale ? undefined : best}
                  bestText={t('grid.isBest')}
                />
              </>
            )}
          </td>
        );
      })}
      <td className="mean">
        <Prices prices={match.average} />
      </td>
      <td className="age">
        {confirmedAt === null ? MISSING : shortAge(confirmedAt, data.asOf, reader)}
      </td>
    </tr>
  );
};

interface PricesProps {
  readonly prices: readonly (number | null)[];
  /** The highest price of each outcome; equal ones are marked. */
  readonly best?: readonly (number | null)[] | undefined;
  readonly bestText?: string;
}

const Prices = ({ prices, best, bestText }: PricesProps) => (
  <span className="three">
    {prices.map((price, index) =>
      price !== null && price === best?.[index] ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: outcomes of a market never change places
        <b key={index} title={bestText}>
          {formatOdds(price)}
        </b>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: outcomes of a market never change places
        <span key={index}>{price === null ? MISSING : formatOdds(price)}</span>
      ),
    )}
  </span>
);
