import type { Endpoints } from '@tipmark/contract';
import { DRAW_ROUNDS, MATCH_TIPS_SORT, mainOddTypes, SPORT } from '@tipmark/domain';
import { findDelayedTips } from '../../betting/tips/delayed-tips-queries.ts';
import { findMatchTips, findTipSplit } from '../../betting/tips/match-tips-queries.ts';
import { presentDelayedTip, presentMatchTips } from '../../betting/tips/present-match-tip.ts';
import { chosenSides } from '../../matches/events/chosen-matches.ts';
import {
  findEvent,
  findForm,
  findMarkets,
  findPlayedMatches,
} from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { bestPrices } from '../../matches/odds/best-prices.ts';
import { findCurrentPrices } from '../../matches/odds/odds-queries.ts';
import { serveIn } from '../../matches/tennis/present-player.ts';
import {
  presentHeadToHead,
  presentTennisEvent,
  presentTennisList,
} from '../../matches/tennis/present-tennis-event.ts';
import {
  meetingsBefore,
  tennisFilterOf,
  withDefaults,
} from '../../matches/tennis/tennis-filters.ts';
import { findServeCounts, findTennisDetails } from '../../matches/tennis/tennis-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';

export const tennisEventPage: SharedHandler<Endpoints['tennisEventPage']> = {
  // Head to head needs one less, so a test of the budget requests both players.
  statements: 12,
  resource({ segments: { id }, query, services: { db, clock }, locale }) {
    const matchId = idOfLink(id);
    const filters = withDefaults(query);
    const hasLists = query.isWithoutLists !== true;
    return {
      ...cachedByMatch(matchId, locale, hasLists, ...Object.values(filters)),
      async build() {
        const row = found(await findEvent(db, matchId, SPORT.tennis, locale));
        const { home_id: homeId, away_id: awayId, starts_at: startsAt } = row;
        const sort = MATCH_TIPS_SORT.authorPosition;
        const nowSeconds = clock();
        const pair = { homeId, awayId, isSwapAllowed: true };
        const filter = tennisFilterOf(row, filters);
        const [details, form, markets, prices, reported, delayed, split, meetings, chosen] =
          await Promise.all([
            findTennisDetails(db, row.id, DRAW_ROUNDS),
            findForm(db, locale, [homeId, awayId], startsAt),
            findMarkets(db, row),
            findCurrentPrices(db, row, locale, mainOddTypes(row.sport)),
            findMatchTips(db, row, { sort, nowSeconds }),
            findDelayedTips(db, { matchId: row.id }, { nowSeconds }),
            findTipSplit(db, row.id, { nowSeconds }),
            findPlayedMatches(db, locale, pair, meetingsBefore(startsAt)),
            Promise.all(
              (hasLists ? chosenSides(row, filters) : []).map(async ({ sides, ...one }) => ({
                ...one,
                rows: await findPlayedMatches(db, locale, sides, filter),
              })),
            ),
          ]);
        const tips = {
          ...presentMatchTips(reported),
          split,
          delayed: delayed.map(presentDelayedTip),
        };
        const played = chosen.flatMap(({ rows }) => rows.map(({ id: playedId }) => playedId));
        const serveOf = serveIn(await findServeCounts(db, [row.id, ...played]));
        const parts = {
          row,
          details: found(details),
          form,
          best: bestPrices(prices),
          tips,
          markets,
          serve: serveOf([{ id: row.id, isHome: true }]),
          lists: chosen.map((one) => presentTennisList(one, one.rows, serveOf, locale)),
          headToHead: presentHeadToHead(meetings, homeId),
        };
        return presentTennisEvent(parts, locale, nowSeconds);
      },
    };
  },
};
