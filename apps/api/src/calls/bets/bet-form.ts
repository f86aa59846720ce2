import type { Endpoints } from '@tipmark/contract';
import { readBetForm } from '../../betting/bets/read-bet-form.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { writerOf } from './bet-writer.ts';

export const betForm: PrivateHandler<Endpoints['betForm']> = {
  statements: 3,
  answer: (call) => readBetForm(call.services.db, call.query, writerOf(call)),
};
