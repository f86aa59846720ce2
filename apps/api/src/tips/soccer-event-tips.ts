import type { Endpoints } from '@tipmark/contract';
import { MATCH_TIPS_SORT, SPORT } from '@tipmark/domain';
import { findEventKey } from '../events/event-queries.ts';
import { found, matchIdOf } from '../events/event-resource.ts';
import type { PrivateHandler } from '../handler.ts';
import { findMatchTips } from './match-tips-queries.ts';
import { presentMatchTips } from './present-match-tip.ts';

export const soccerEventTips: PrivateHandler<Endpoints['soccerEventTips']> = {
  statements: 2,
  async answer({ segments, query, signedIn, services: { db } }) {
    const matchId = matchIdOf(segments.matchUrl);
    found(await findEventKey(db, matchId, SPORT.soccer));
    const { sort = MATCH_TIPS_SORT.authorPosition, lastTipId } = query;
    return presentMatchTips(
      await findMatchTips(db, matchId, { sort, lastTipId, viewerId: signedIn?.user.id }),
    );
  },
};
