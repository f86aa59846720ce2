import type { Sport } from '@tipmark/domain';
import { tx } from '../database/tx.ts';
import { idOfLink } from '../events/event-resource.ts';
import type { OfEverySport, PrivateHandler } from '../handler.ts';
import { answerTip, receiptOf } from './answer-tip.ts';
import { changeTip } from './change-tip.ts';
import { TIP_WRITES } from './tip-writes.ts';

/** Changes a tip on a match of the sport. */
export function eventTipChange(sport: Sport): PrivateHandler<OfEverySport<'EventTipChange'>> {
  return {
    statements: 13,
    async answer({ segments, body, signedIn, services, locale, nowSeconds }) {
      const matchId = idOfLink(segments.matchUrl);
      const { tipId } = segments;
      const { user: capper } = signedIn;
      await services.limits.take(TIP_WRITES, `user:${capper.id}`);
      return answerTip(services, matchId, locale, () =>
        tx(services.db, async (trx) => {
          await changeTip(trx, { capper, matchId, sport, body, tipId, nowSeconds });
          return receiptOf(trx, tipId);
        }),
      );
    },
  };
}
