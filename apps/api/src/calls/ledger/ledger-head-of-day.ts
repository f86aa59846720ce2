import type { Endpoints } from '@tipmark/contract';
import { signHeadOfDay } from '../../betting/ledger/sign-head.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const ledgerHeadOfDay: PrivateHandler<Endpoints['ledgerHeadOfDay']> = {
  statements: 3,
  async answer({ segments: { date }, services, nowSeconds }) {
    if (date > utcDayOf(nowSeconds)) throw new CallError('not_found');
    return signHeadOfDay(services, date, nowSeconds);
  },
};
