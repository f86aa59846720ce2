import { eventTipsCalls } from '@tipmark/contract';
import { MATCH_TIPS_SORT, type Sport } from '@tipmark/domain';
import { findDelayedTips } from '../../betting/tips/delayed-tips-queries.ts';
import { findMatchTips, findTipSplit } from '../../betting/tips/match-tips-queries.ts';
import { presentDelayedTip, presentMatchTips } from '../../betting/tips/present-match-tip.ts';
import { viewerOf } from '../../betting/tips/tip-viewer.ts';
import { findEventKey } from '../../matches/events/event-queries.ts';
import { found, idOfLink } from '../../matches/events/event-resource.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Tips on a match of the sport. */
export function eventTips(sport: Sport): PrivateHandler<OfEverySport<'EventTips'>> {
  return {
    statements: 4,
    async answer({ segments, query, signedIn, services: { db }, nowSeconds }) {
      const matchId = idOfLink(segments.matchUrl);
      const match = found(await findEventKey(db, matchId, sport));
      const { sort = MATCH_TIPS_SORT.authorPosition, ...chosen } = query;
      const viewer = viewerOf(signedIn, nowSeconds);
      const tips = presentMatchTips(await findMatchTips(db, match, { sort, ...chosen, ...viewer }));
      if ((chosen.lastTipId ?? 0) > 0) return tips;
      const delayed = await findDelayedTips(db, { matchId }, viewer);
      const split = await findTipSplit(db, matchId, viewer);
      return { ...tips, split, delayed: delayed.map(presentDelayedTip) };
    },
  };
}

export const eventTipsHandlers = sportHandlers(eventTipsCalls, eventTips);
