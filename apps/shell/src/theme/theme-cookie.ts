import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import type { Theme } from '@tipmark/remote-kit';

/** The theme in the cookie; anything but light and dark means the system's. */
export const themeOfCookie = (value: string | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';

/**
 * The cookie that stores a choice for two years; choosing the system removes it. Its values are
 * constants that need no escaping, so a first visit loads no library for it.
 */
export function themeCookie(theme: Theme, isSecure: boolean): string {
  const [value, seconds] = theme === 'system' ? ['', 0] : [theme, COOKIE_LIFE_SECONDS.theme];
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE.theme}=${value}; Max-Age=${seconds}; Path=/${secure}; SameSite=Lax`;
}
