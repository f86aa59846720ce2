import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import { selectTheme, type Theme } from '@tipmark/remote-kit';
import { removeValue, storedValue, storeValue } from '@tipmark/remote-kit/storage';
import { themeChosen } from '../state/view-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { themeOfCookie } from './theme-cookie.ts';

/** Stores a choice for two years; choosing the system removes it. */
export function storeTheme(theme: Theme, page: Document = document): void {
  if (theme === 'system') removeValue(COOKIE.theme, { page });
  else storeValue(COOKIE.theme, theme, COOKIE_LIFE_SECONDS.theme, { page });
}

/** A choice the server did not see, because the browser refuses cookies, is applied here. */
export function restoreTheme(store: HostStore, page: Document = document): void {
  const theme = themeOfCookie(storedValue(COOKIE.theme, { page }));
  if (theme !== 'system' && selectTheme(store.getState()) === 'system') {
    store.dispatch(themeChosen(theme));
  }
}
