import type { Endpoints } from '@tipmark/contract';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { utcDayOf } from '../hot/topics.ts';
import { signHeadOfDay } from './sign-head.ts';

export const ledgerHeadOfDay: PrivateHandler<Endpoints['ledgerHeadOfDay']> = {
  statements: 3,
  async answer({ segments: { date }, services, nowSeconds }) {
    if (date > utcDayOf(nowSeconds)) throw new Refusal('not_found');
    return signHeadOfDay(services, date, nowSeconds);
  },
};
