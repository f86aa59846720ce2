import type { BetWriter } from '../../betting/bets/write-bet.ts';

type Caller = Omit<BetWriter, 'userId'> & {
  readonly signedIn: { readonly user: { readonly id: number } };
};

/** The caller as the writer and reader of their own bets. */
export const writerOf = ({ signedIn, locale, timeZone, nowSeconds }: Caller): BetWriter => ({
  userId: signedIn.user.id,
  locale,
  timeZone,
  nowSeconds,
});
