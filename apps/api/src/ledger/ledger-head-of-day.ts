import type { Endpoints } from '@tipmark/contract';
import { utcDayOf } from '../cache/topics.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { signHeadOfDay } from './sign-head.ts';

export const ledgerHeadOfDay: PrivateHandler<Endpoints['ledgerHeadOfDay']> = {
  statements: 3,
  async answer({ segments: { date }, services, nowSeconds }) {
    if (date > utcDayOf(nowSeconds)) throw new Refusal('not_found');
    return signHeadOfDay(services, date, nowSeconds);
  },
};
