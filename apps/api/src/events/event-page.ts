import { MATCH_TIPS_SORT, mainOddTypes, type Sport } from '@tipmark/domain';
import type { OfTeamSports, SharedHandler } from '../handler.ts';
import { bestPrices } from '../odds/best-prices.ts';
import { findCurrentPrices } from '../odds/odds-queries.ts';
import { TABLE_STATEMENTS } from '../statistics/season-table.ts';
import { findDelayedTips } from '../tips/delayed-tips-queries.ts';
import { findMatchTips } from '../tips/match-tips-queries.ts';
import { presentDelayedTip, presentMatchTips } from '../tips/present-match-tip.ts';
import { findEvent, findForm, findMarkets } from './event-queries.ts';
import { cachedByMatch, found, idOfLink } from './event-resource.ts';
import { findIncidents } from './incident-queries.ts';
import { presentEvent } from './present-event.ts';
import { findPlaces } from './table-places.ts';

/** A match with its first tab, the tips: it does not depend on the filters. */
export function eventPage(sport: Sport): SharedHandler<OfTeamSports<'EventPage'>> {
  return {
    statements: 7 + TABLE_STATEMENTS,
    resource({ segments: { matchUrl }, services: { db, clock }, locale }) {
      const matchId = idOfLink(matchUrl);
      return {
        ...cachedByMatch(matchId, locale),
        async build() {
          const row = found(await findEvent(db, matchId, sport, locale));
          const nowSeconds = clock();
          const sort = MATCH_TIPS_SORT.authorPosition;
          const [form, markets, prices, tips, delayed, incidents, places] = await Promise.all([
            findForm(db, locale, [row.home_id, row.away_id], row.starts_at),
            findMarkets(db, row),
            findCurrentPrices(db, row, mainOddTypes(row.sport)),
            findMatchTips(db, row, { sort, nowSeconds }),
            findDelayedTips(db, { matchId }, { nowSeconds }),
            findIncidents(db, matchId, locale),
            findPlaces(db, row, locale),
          ]);
          return presentEvent(
            {
              ...{ row, form, markets, incidents, places, best: bestPrices(prices) },
              tips: { ...presentMatchTips(tips), delayed: delayed.map(presentDelayedTip) },
            },
            locale,
            nowSeconds,
          );
        },
      };
    },
  };
}
