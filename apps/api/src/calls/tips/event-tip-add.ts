import { type EndpointName, eventTipAddCalls } from '@tipmark/contract';
import type { Sport, SportName } from '@tipmark/domain';
import { answerTip, receiptOf } from '../../betting/tips/answer-tip.ts';
import { postTip } from '../../betting/tips/post-tip.ts';
import { TIP_CALLS, TIP_WRITES } from '../../betting/tips/tip-writes.ts';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { writeOnce } from '../../platform/http/idempotency.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

type AddName = Extract<EndpointName, `${SportName}EventTipAdd`>;

/** Posts a tip on a match of the sport. @param call recognizes a repeated write by its name */
export function eventTipAdd(
  sport: Sport,
  call: AddName,
): PrivateHandler<OfEverySport<'EventTipAdd'>> {
  return {
    statements: 14,
    async answer({ segments, body, signedIn, services, locale, nowSeconds, idempotencyKey: key }) {
      const matchId = idOfLink(segments.matchUrl);
      const { user: capper } = signedIn;
      const { db, limits } = services;
      const caller = `user:${capper.id}`;
      await limits.take(TIP_CALLS, caller);
      const write = { userId: capper.id, key, call, request: { matchId, body }, nowSeconds };
      return answerTip(services, matchId, locale, () =>
        writeOnce(db, write, async (tx) => {
          // only here it is certain that this is not a repeated request
          await limits.take(TIP_WRITES, caller);
          return receiptOf(tx, await postTip(tx, { capper, matchId, sport, body, nowSeconds }));
        }),
      );
    },
  };
}

export const eventTipAddHandlers = sportHandlers(eventTipAddCalls, eventTipAdd);
