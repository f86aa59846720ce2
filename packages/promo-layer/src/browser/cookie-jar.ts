import { PROMO_COOKIE, PROMO_LIFE_SECONDS } from '@tipmark/promo';
import { removeValue, storedValue, storeValue } from '@tipmark/remote-kit/storage';

type Name = keyof typeof PROMO_COOKIE;

/**
 * The cookies of promotions, which scripts read and write themselves; local storage where the
 * browser refuses cookies.
 */
export interface CookieJar {
  read(name: Name): string | undefined;
  /** Index of an offer; anything else counts as none. */
  readIndex(name: Name): number | undefined;
  write(name: Name, value: string, lifeSeconds: number): void;
  forget(name: Name): void;
}

export function cookieJar(page: Document): CookieJar {
  const read = (name: Name) => storedValue(PROMO_COOKIE[name], { page });
  return {
    read,
    write: (name, value, lifeSeconds) => {
      storeValue(PROMO_COOKIE[name], value, lifeSeconds, { page });
    },
    readIndex(name) {
      const text = read(name) ?? '';
      return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
    },
    forget: (name) => removeValue(PROMO_COOKIE[name], { page }),
  };
}

type Banner = 'top' | 'catfish';

const closedMark = { top: 'isTopClosed', catfish: 'isCatfishClosed' } as const;

export const storeChoice = (jar: CookieJar, banner: Banner, index: number): void =>
  jar.write(banner, String(index), PROMO_LIFE_SECONDS.choice);

/** Closed for twelve hours, then shown again. Affects no other banner. */
export function storeClosed(jar: CookieJar, banner: Banner): void {
  jar.forget(banner);
  jar.write(closedMark[banner], '1', PROMO_LIFE_SECONDS.closed);
}

export const isClosed = (jar: CookieJar, banner: Banner): boolean =>
  jar.read(closedMark[banner]) === '1';
