import { eventPageCalls } from '@tipmark/contract';
import { MATCH_TIPS_SORT, type Sport, sportRules } from '@tipmark/domain';
import { findDelayedTips } from '../../betting/tips/delayed-tips-queries.ts';
import { findMatchTips, findTipSplit } from '../../betting/tips/match-tips-queries.ts';
import { presentDelayedTip, presentMatchTips } from '../../betting/tips/present-match-tip.ts';
import { findEvent, findForm, findMarkets } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { findGoalies } from '../../matches/events/lineup-queries.ts';
import { findMeetings } from '../../matches/events/meeting-queries.ts';
import { findEvents } from '../../matches/events/timeline-queries.ts';
import { listedOddTypes, presentEvent } from '../../matches/match-page/present-event.ts';
import { positionsInTable } from '../../matches/match-page/table-positions.ts';
import { WINNER, winnerOddTypes } from '../../matches/match-page/winner-odds.ts';
import { bestPrices } from '../../matches/odds/best-prices.ts';
import { findCurrentPrices, findSiteLinesOfMarket } from '../../matches/odds/odds-queries.ts';
import { TABLE_STATEMENTS } from '../../matches/statistics/season-table.ts';
import { findStatisticsRows } from '../../matches/statistics/statistics-queries.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** A match with its first tab, the tips: it does not depend on the filters. */
export function eventPage(sport: Sport): SharedHandler<OfTeamSports<'EventPage'>> {
  const winners = winnerOddTypes(sport);
  const { hasGoalies } = sportRules(sport);
  return {
    statements: 10 + Number(winners.length > 0) + Number(hasGoalies) + TABLE_STATEMENTS,
    resource({ segments: { matchUrl }, services: { db, clock }, locale }) {
      const matchId = idOfLink(matchUrl);
      return {
        ...cachedByMatch(matchId, locale),
        async build() {
          const row = found(await findEvent(db, matchId, sport, locale));
          const nowSeconds = clock();
          const winnerLines =
            winners.length > 0 ? await findSiteLinesOfMarket(db, row, WINNER) : [];
          const sort = MATCH_TIPS_SORT.authorPosition;
          const [
            form,
            markets,
            prices,
            tips,
            delayed,
            split,
            events,
            statistics,
            positions,
            goalies,
            meetings,
          ] = await Promise.all([
            findForm(db, locale, [row.home_id, row.away_id], row.starts_at),
            findMarkets(db, row),
            findCurrentPrices(db, row, locale, [...listedOddTypes(row), ...winners]),
            findMatchTips(db, row, { sort, nowSeconds }),
            findDelayedTips(db, { matchId: row.id }, { nowSeconds }),
            findTipSplit(db, row.id, { nowSeconds }),
            findEvents(db, row.id, locale),
            findStatisticsRows(db, [row.id]),
            positionsInTable(db, row, locale),
            hasGoalies ? findGoalies(db, row.id, locale) : [],
            findMeetings(db, row),
          ]);
          const seen = { form, markets, events, statistics, positions, goalies, meetings };
          return presentEvent(
            {
              row,
              ...seen,
              best: bestPrices(prices),
              winnerLines,
              tips: { ...presentMatchTips(tips), split, delayed: delayed.map(presentDelayedTip) },
            },
            locale,
            nowSeconds,
          );
        },
      };
    },
  };
}

export const eventPageHandlers = sportHandlers(eventPageCalls, eventPage);
