import type { Endpoints } from '@tipmark/contract';
import { presentBet } from '../../betting/bets/present-bet.ts';
import { addBet, changeBet, removeBet } from '../../betting/bets/write-bet.ts';
import { tx } from '../../platform/database/tx.ts';
import { writeOnce } from '../../platform/http/idempotency.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { BET_WRITES } from './bet-limits.ts';
import { writerOf } from './bet-writer.ts';

export const betAdd: PrivateHandler<Endpoints['betAdd']> = {
  statements: 17,
  async answer(call) {
    const { body, services, idempotencyKey: key, nowSeconds } = call;
    const writer = writerOf(call);
    const { userId } = writer;
    await services.limits.take(BET_WRITES, `user:${userId}`);
    const write = { userId, key, call: 'betAdd', request: body, nowSeconds };
    return writeOnce(services.db, write, async (trx) => ({
      bet: presentBet(await addBet(trx, writer, body), writer.locale),
    }));
  },
};

export const betChange: PrivateHandler<Endpoints['betChange']> = {
  statements: 13,
  async answer(call) {
    const { body, segments, services } = call;
    const writer = writerOf(call);
    await services.limits.take(BET_WRITES, `user:${writer.userId}`);
    return tx(services.db, async (trx) => ({
      bet: presentBet(await changeBet(trx, writer, segments.id, body), writer.locale),
    }));
  },
};

export const betDelete: PrivateHandler<Endpoints['betDelete']> = {
  statements: 5,
  async answer(call) {
    const { body, segments, services } = call;
    const writer = writerOf(call);
    await services.limits.take(BET_WRITES, `user:${writer.userId}`);
    await tx(services.db, (trx) => removeBet(trx, writer, segments.id, body.version));
    return {};
  },
};
