import { eventTipChangeCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { answerTip, receiptOf } from '../../betting/tips/answer-tip.ts';
import { changeTip } from '../../betting/tips/change-tip.ts';
import { TIP_WRITES } from '../../betting/tips/tip-writes.ts';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { tx } from '../../platform/database/tx.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

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

export const eventTipChangeHandlers = sportHandlers(eventTipChangeCalls, eventTipChange);
