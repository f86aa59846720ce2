import { selectTheme, type Theme } from '@tipmark/remote-kit';
import type { HostStore } from '../store/create-host-store.ts';

function wear(page: Document, theme: Theme): void {
  if (theme === 'system') delete page.documentElement.dataset['theme'];
  else page.documentElement.dataset['theme'] = theme;
}

/** Cookies are written by a library that a first visit does not load. */
async function retain(page: Document, theme: Theme): Promise<void> {
  const { themeCookie } = await import(/* webpackChunkName: "data-layer" */ './theme-cookie.ts');
  page.cookie = themeCookie(theme, page.location.protocol === 'https:');
}

/** Puts the chosen theme on the page and into its cookie, from the next choice on. */
export function followTheme(store: HostStore, page: Document = document): () => void {
  let worn = selectTheme(store.getState());
  return store.subscribe(() => {
    const theme = selectTheme(store.getState());
    if (theme === worn) return;
    worn = theme;
    wear(page, theme);
    retain(page, theme).catch(console.warn);
  });
}
