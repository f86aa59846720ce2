import type { Endpoints } from '@tipmark/contract';
import { MATCH_TIPS_SORT, SPORT } from '@tipmark/domain';
import { findEvent, findForm } from '../events/event-queries.ts';
import { found, keptByMatch, matchIdOf } from '../events/event-resource.ts';
import { findIncidents } from '../events/incident-queries.ts';
import { presentEvent } from '../events/present-event.ts';
import { mainOddTypes } from '../feed/odds/main-line.ts';
import type { SharedHandler } from '../handler.ts';
import { bestPrices } from '../odds/best-prices.ts';
import { findCurrentPrices } from '../odds/odds-queries.ts';
import { findMatchTips } from '../tips/match-tips-queries.ts';
import { presentMatchTips } from '../tips/present-match-tip.ts';

/** Does not depend on the filters yet: its first tab is the tips. */
export const soccerEventPage: SharedHandler<Endpoints['soccerEventPage']> = {
  statements: 5,
  resource({ segments: { matchUrl }, services: { db, clock }, locale }) {
    const matchId = matchIdOf(matchUrl);
    return {
      ...keptByMatch(matchId, locale),
      async build() {
        const row = found(await findEvent(db, matchId, SPORT.soccer, locale));
        const form = await findForm(db, locale, [row.home_id, row.away_id], row.starts_at);
        const best = bestPrices(await findCurrentPrices(db, row, mainOddTypes(row.sport)));
        const tips = presentMatchTips(
          await findMatchTips(db, matchId, {
            sort: MATCH_TIPS_SORT.authorPosition,
            nowSeconds: clock(),
          }),
        );
        const incidents = await findIncidents(db, matchId, locale);
        return presentEvent({ row, form, best, tips, incidents }, locale, clock());
      },
    };
  },
};
