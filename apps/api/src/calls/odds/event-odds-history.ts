import { eventOddsHistoryCalls } from '@tipmark/contract';
import type { MarketCode, Sport } from '@tipmark/domain';
import { findEventKey, findMarkets } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { findMatchAnalysis } from '../../matches/forecasts/stored/analysis-of-match.ts';
import { bestPrices } from '../../matches/odds/best-prices.ts';
import { findInPlayPrices } from '../../matches/odds/in-play-queries.ts';
import { findMomentRows } from '../../matches/odds/moment-queries.ts';
import {
  findBookmakersOfMarket,
  findCurrentPrices,
  findSiteLinesOfMarket,
} from '../../matches/odds/odds-queries.ts';
import { presentOddsHistory } from '../../matches/odds/present-odds-history.ts';
import { findPriceInstants } from '../../matches/odds/price-instant-queries.ts';
import { withPriceRanges } from '../../matches/odds/with-price-ranges.ts';
import type { OfEverySport, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** The odds history of a market of a match of the sport. */
export function eventOddsHistory(sport: Sport): SharedHandler<OfEverySport<'EventOddsHistory'>> {
  return {
    statements: 9,
    resource({ segments, services: { db, clock }, locale }) {
      const matchId = idOfLink(segments.matchUrl);
      const market = segments.market as MarketCode;
      return {
        ...cachedByMatch(matchId, locale, market),
        async build() {
          const event = found(await findEventKey(db, matchId, sport));
          const [markets, siteLines, bookmakers, model, inPlay, instants, moments] =
            await Promise.all([
              findMarkets(db, event),
              findSiteLinesOfMarket(db, event, market),
              findBookmakersOfMarket(db, event, market),
              findMatchAnalysis(db, matchId),
              findInPlayPrices(db, matchId, market, locale),
              findPriceInstants(db, event, market),
              findMomentRows(db, matchId),
            ]);
          const oddTypes = [...new Set(siteLines.map(({ odd_type }) => odd_type))];
          const best = bestPrices(await findCurrentPrices(db, event, locale, oddTypes));
          const history = presentOddsHistory(
            { event, market, markets, siteLines, bookmakers, best, model, inPlay, locale },
            clock(),
          );
          return withPriceRanges(history, { instants, moments, closesAt: event.closes_at });
        },
      };
    },
  };
}

export const eventOddsHistoryHandlers = sportHandlers(eventOddsHistoryCalls, eventOddsHistory);
