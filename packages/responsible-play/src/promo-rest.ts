import { DAY_SECONDS } from '@tipmark/domain';
import { PROMO_LIFE_SECONDS } from '@tipmark/promo';
import type { CookieJar } from '@tipmark/promo-layer/cookies';

export const REST_DAYS = [7, 30, 180] as const;

/** A visitor's choices about promotions on this device. */
export interface PromoChoice {
  /** Unix second until which there are none; undefined = they are shown. */
  readonly restsUntil: number | undefined;
  /** Not shown to subscribers. */
  readonly isOff: boolean;
}

export function readPromoChoice(jar: CookieJar, nowSeconds: number): PromoChoice {
  const until = Number(jar.read('restsUntil'));
  return { restsUntil: until > nowSeconds ? until : undefined, isOff: jar.read('isOff') !== '0' };
}

/** No promotions for some days; this cannot be undone earlier. */
export function restFromPromo(jar: CookieJar, days: number, nowSeconds: number): number {
  const until = nowSeconds + days * DAY_SECONDS;
  jar.write('restsUntil', String(until), days * DAY_SECONDS);
  return until;
}

/** Promotions are off for subscribers until they turn them on. */
export function turnPromoOff(jar: CookieJar, isOff: boolean): void {
  if (isOff) jar.forget('isOff');
  else jar.write('isOff', '0', PROMO_LIFE_SECONDS.off);
}
