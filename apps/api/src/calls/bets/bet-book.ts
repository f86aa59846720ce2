import type { Endpoints } from '@tipmark/contract';
import { readBetBook } from '../../betting/bets/read-bet-book.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { writerOf } from './bet-writer.ts';

export const betBook: PrivateHandler<Endpoints['betBook']> = {
  statements: 3,
  answer(call) {
    const { status, sport, days = 0, currency, page = 1 } = call.query;
    const { userId, ...reader } = writerOf(call);
    const request = { userId, status, sport, days, currency, page };
    return readBetBook(call.services.db, request, reader);
  },
};
