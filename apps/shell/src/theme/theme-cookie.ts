import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import type { Theme } from '@tipmark/remote-kit';
import { stringifySetCookie } from 'cookie';

/** The theme in the cookie; anything but light and dark means the system's. */
export const themeOfCookie = (value: string | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The cookie that stores a choice for two years; choosing the system removes it. */
export const themeCookie = (theme: Theme, isSecure: boolean): string =>
  stringifySetCookie({
    name: COOKIE.theme,
    value: theme === 'system' ? '' : theme,
    maxAge: theme === 'system' ? 0 : COOKIE_LIFE_SECONDS.theme,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
