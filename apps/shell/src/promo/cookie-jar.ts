import { PROMO_COOKIE, PROMO_LIFE_SECONDS } from '@tipmark/promo';
import { parseCookie, stringifySetCookie } from 'cookie';

type Name = keyof typeof PROMO_COOKIE;

/** The cookies of promotions, which scripts read and write themselves. */
export interface CookieJar {
  read(name: Name): string | undefined;
  /** Index of an offer; anything else counts as none. */
  readIndex(name: Name): number | undefined;
  write(name: Name, value: string, lifeSeconds: number): void;
  forget(name: Name): void;
}

export function cookieJar(page: Pick<Document, 'cookie' | 'location'>): CookieJar {
  const read = (name: Name) => parseCookie(page.cookie)[PROMO_COOKIE[name]];
  const write = (name: Name, value: string, maxAge: number) => {
    page.cookie = stringifySetCookie({
      name: PROMO_COOKIE[name],
      value,
      maxAge,
      path: '/',
      sameSite: 'lax',
      secure: page.location.protocol === 'https:',
    });
  };
  return {
    read,
    write,
    readIndex(name) {
      const text = read(name) ?? '';
      return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
    },
    forget: (name) => write(name, '', 0),
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
