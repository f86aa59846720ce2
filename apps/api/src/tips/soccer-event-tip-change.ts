import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { tx } from '../database/tx.ts';
import { matchIdOf } from '../events/event-resource.ts';
import type { PrivateHandler } from '../handler.ts';
import { answerTip, receiptOf } from './answer-tip.ts';
import { changeTip } from './change-tip.ts';
import { TIP_WRITES } from './tip-writes.ts';

export const soccerEventTipChange: PrivateHandler<Endpoints['soccerEventTipChange']> = {
  statements: 13,
  async answer({ segments, body, signedIn, services, locale, nowSeconds }) {
    const matchId = matchIdOf(segments.matchUrl);
    const { tipId } = segments;
    const { user: capper } = signedIn;
    await services.limits.take(TIP_WRITES, `user:${capper.id}`);
    return answerTip(services, matchId, locale, () =>
      tx(services.db, async (trx) => {
        const change = { capper, matchId, sport: SPORT.soccer, body, tipId, nowSeconds };
        await changeTip(trx, change);
        return receiptOf(trx, tipId);
      }),
    );
  },
};
