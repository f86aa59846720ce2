import { MATCH_TIPS_SORT, type Sport } from '@tipmark/domain';
import { findEventKey } from '../events/event-queries.ts';
import { found, idOfLink } from '../events/event-resource.ts';
import type { OfEverySport, PrivateHandler } from '../handler.ts';
import { findDelayedTips } from './delayed-tips-queries.ts';
import { findMatchTips } from './match-tips-queries.ts';
import { presentDelayedTip, presentMatchTips } from './present-match-tip.ts';
import { viewerOf } from './tip-viewer.ts';

/** Tips on a match of the sport. */
export function eventTips(sport: Sport): PrivateHandler<OfEverySport<'EventTips'>> {
  return {
    statements: 3,
    async answer({ segments, query, signedIn, services: { db }, nowSeconds }) {
      const matchId = idOfLink(segments.matchUrl);
      const match = found(await findEventKey(db, matchId, sport));
      const { sort = MATCH_TIPS_SORT.authorPosition, lastTipId } = query;
      const viewer = viewerOf(signedIn, nowSeconds);
      const tips = presentMatchTips(await findMatchTips(db, match, { sort, lastTipId, ...viewer }));
      if ((lastTipId ?? 0) > 0) return tips;
      const delayed = await findDelayedTips(db, { matchId }, viewer);
      return { ...tips, delayed: delayed.map(presentDelayedTip) };
    },
  };
}
