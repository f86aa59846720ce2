import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { writeOnce } from '../access/idempotency.ts';
import { matchIdOf } from '../events/event-resource.ts';
import type { PrivateHandler } from '../handler.ts';
import { answerTip, receiptOf } from './answer-tip.ts';
import { postTip } from './post-tip.ts';
import { TIP_WRITES } from './tip-writes.ts';

export const soccerEventTipAdd: PrivateHandler<Endpoints['soccerEventTipAdd']> = {
  statements: 14,
  async answer({ segments, body, signedIn, services, locale, nowSeconds, idempotencyKey: key }) {
    const matchId = matchIdOf(segments.matchUrl);
    const { user: capper } = signedIn;
    await services.limits.take(TIP_WRITES, `user:${capper.id}`);
    const write = {
      userId: capper.id,
      key,
      call: 'soccerEventTipAdd',
      request: { matchId, body },
      nowSeconds,
    };
    return answerTip(services, matchId, locale, () =>
      writeOnce(services.db, write, async (tx) =>
        receiptOf(
          tx,
          await postTip(tx, { capper, matchId, sport: SPORT.soccer, body, nowSeconds }),
        ),
      ),
    );
  },
};
