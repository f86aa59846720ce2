import type { Endpoints } from '@tipmark/contract';
import { type MarketCode, SPORT } from '@tipmark/domain';
import { findEventKey } from '../events/event-queries.ts';
import { found, keptByMatch, matchIdOf } from '../events/event-resource.ts';
import type { SharedHandler } from '../handler.ts';
import { bestPrices } from '../odds/best-prices.ts';
import {
  findBookmakersOfMarket,
  findCurrentPrices,
  findSiteLinesOfMarket,
} from '../odds/odds-queries.ts';
import { presentOddsHistory } from '../odds/present-odds-history.ts';

export const soccerEventOddsHistory: SharedHandler<Endpoints['soccerEventOddsHistory']> = {
  statements: 4,
  resource({ segments, services: { db, clock } }) {
    const matchId = matchIdOf(segments.matchUrl);
    const market = segments.market as MarketCode;
    return {
      ...keptByMatch(matchId, market),
      async build() {
        const event = found(await findEventKey(db, matchId, SPORT.soccer));
        const siteLines = await findSiteLinesOfMarket(db, event, market);
        const oddTypes = [...new Set(siteLines.map(({ odd_type }) => odd_type))];
        const bookmakers = await findBookmakersOfMarket(db, event, market);
        const best = bestPrices(await findCurrentPrices(db, event, oddTypes));
        return presentOddsHistory({ event, market, siteLines, bookmakers, best }, clock());
      },
    };
  },
};
