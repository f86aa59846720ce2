import { selectTheme, type Theme } from '@tipmark/remote-kit';
import type { HostStore } from '../store/create-host-store.ts';
import { themeCookie } from './theme-cookie.ts';

function wear(page: Document, theme: Theme): void {
  if (theme === 'system') delete page.documentElement.dataset['theme'];
  else page.documentElement.dataset['theme'] = theme;
}

/** Puts the chosen theme on the page and into its cookie, from the next choice on. */
export function followTheme(store: HostStore, page: Document = document): () => void {
  let worn = selectTheme(store.getState());
  return store.subscribe(() => {
    const theme = selectTheme(store.getState());
    if (theme === worn) return;
    worn = theme;
    wear(page, theme);
    page.cookie = themeCookie(theme, page.location.protocol === 'https:');
  });
}
