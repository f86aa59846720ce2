import type { Endpoints } from '@tipmark/contract';
import { exportBets } from '../../betting/bets/export-bets.ts';
import { importBets } from '../../betting/bets/import-bets.ts';
import { tx } from '../../platform/database/tx.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { BET_EXPORTS, BET_FILES } from './bet-limits.ts';
import { writerOf } from './bet-writer.ts';

export const betImport: PrivateHandler<Endpoints['betImport']> = {
  statements: 9,
  async answer(call) {
    const { body, services } = call;
    const writer = writerOf(call);
    await services.limits.take(BET_FILES, `user:${writer.userId}`);
    return tx(services.db, (trx) => importBets(trx, writer, body));
  },
};

export const betExport: PrivateHandler<Endpoints['betExport']> = {
  statements: 1,
  async answer(call) {
    const writer = writerOf(call);
    await call.services.limits.take(BET_EXPORTS, `user:${writer.userId}`);
    return { text: await exportBets(call.services.db, writer) };
  },
};
