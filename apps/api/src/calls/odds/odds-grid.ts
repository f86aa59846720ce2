import { type OddsGridPage, oddsGridCalls } from '@tipmark/contract';
import {
  ANSWER_LIMIT,
  dayBounds,
  GRID_PAGE_SIZE,
  GRID_SORT,
  type GridMarket,
  gridMarketsOf,
  marketRule,
  type Sport,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { findGridPrices } from '../../discovery/odds-grid/grid-queries.ts';
import { type GridRow, gridRow, isOnDay, sortedGrid } from '../../discovery/odds-grid/grid-rows.ts';
import { presentGrid } from '../../discovery/odds-grid/present-grid.ts';
import { presentLeagues } from '../../discovery/scanner/present-scan.ts';
import { cachedByDay } from '../../platform/cache/cached-by-day.ts';
import type { OfEverySport, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 15_000;

function leagueChoices(rows: readonly GridRow[], locale: Locale): OddsGridPage['leagueChoices'] {
  const heads = presentLeagues(
    rows.map(({ block }) => block),
    locale,
  );
  const counts = Map.groupBy(rows, ({ block }) => block.leagueId);
  return heads.slice(0, ANSWER_LIMIT.filterIds).map(({ id, name, countryName }) => ({
    id,
    name,
    countryName,
    count: counts.get(id)?.length ?? 0,
  }));
}

/** Selections of a market with a closed list. */
function selectionsOf(market: GridMarket): string[] {
  const { selections } = marketRule(market);
  return selections === 'score' ? [] : [...selections];
}

/**
 * Prices of all bookmakers on the matches of a day that have not begun: the matches and their lines
 * are those of the scanner's index, the prices of one page are read in one statement.
 */
export function oddsGrid(sport: Sport): SharedHandler<OfEverySport<'OddsGrid'>> {
  const markets = gridMarketsOf(sport);
  return {
    statements: 1,
    isDayList: true,
    resource({ query, services: { db, scanner, clock }, locale, timeZone, nowSeconds }) {
      const day = dayBounds(query.timestamp ?? nowSeconds, timeZone);
      const market = markets.find((one) => one === query.market) ?? markets[0] ?? '1x2';
      const { league, sort = GRID_SORT.league, page = 1 } = query;
      return {
        ...cachedByDay(sport, day, locale, market, `${league ?? 0} ${sort} ${page}`),
        maxAgeMs: MAX_AGE_MS,
        build: () =>
          scanner.answer(async (): Promise<OddsGridPage> => {
            const now = clock();
            const all = scanner.index
              .blocksOf(sport)
              .filter((block) => block.startsAt > now && isOnDay(block, day))
              .flatMap((block) => gridRow(block, market) ?? []);
            const ofDay = sortedGrid(all, GRID_SORT.league);
            const wanted = ofDay.filter(
              ({ block }) => league === undefined || block.leagueId === league,
            );
            const until = page * GRID_PAGE_SIZE;
            const rows = sortedGrid(
              sort === GRID_SORT.league ? wanted : all.filter((row) => wanted.includes(row)),
              sort,
            ).slice(until - GRID_PAGE_SIZE, until);
            const prices =
              rows.length === 0
                ? []
                : await findGridPrices(
                    db,
                    rows.flatMap(({ block, oddTypes }) =>
                      oddTypes.map((oddType) => ({
                        matchId: block.id,
                        bucket: block.row.bucket,
                        oddType,
                      })),
                    ),
                    locale,
                  );
            return {
              timestamp: day.startSeconds,
              market,
              markets,
              selections: selectionsOf(market),
              ...presentGrid(rows, prices, locale),
              leagues: presentLeagues(
                rows.map(({ block }) => block),
                locale,
              ),
              leagueChoices: leagueChoices(ofDay, locale),
              countOfMatches: wanted.length,
              nextPageNumber: wanted.length > until ? page + 1 : null,
              asOf: scanner.asOf(),
            };
          }),
      };
    },
  };
}

export const oddsGridHandlers = sportHandlers(oddsGridCalls, oddsGrid);
