import { selectTheme, type Theme } from '@tipmark/remote-kit';
import type { HostStore } from '../store/create-host-store.ts';

function wear(page: Document, theme: Theme): void {
  if (theme === 'system') delete page.documentElement.dataset['theme'];
  else page.documentElement.dataset['theme'] = theme;
}

/** With the code that an idle page loads anyway: a first visit chooses no theme. */
const keepTheme = async (theme: Theme, page: Document): Promise<void> => {
  const { storeTheme } = await import(/* webpackChunkName: "data-layer" */ './store-theme.ts');
  storeTheme(theme, page);
};

/** Puts the chosen theme on the page and stores it, from the next choice on. */
export function followTheme(
  store: HostStore,
  page: Document = document,
  keep: (theme: Theme, page: Document) => Promise<void> = keepTheme,
): () => void {
  let worn = selectTheme(store.getState());
  return store.subscribe(() => {
    const theme = selectTheme(store.getState());
    if (theme === worn) return;
    worn = theme;
    wear(page, theme);
    keep(theme, page).catch(console.warn);
  });
}
