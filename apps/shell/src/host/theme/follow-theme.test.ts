import { aPage } from '@tipmark/remote-kit/testing';
import { pageStore } from '../../testing/page-fixture.tsx';
import { themeChosen } from '../state/view-reducer.ts';
import { followTheme } from './follow-theme.ts';
import { restoreTheme, storeTheme } from './store-theme.ts';
import { themeOfCookie } from './theme-cookie.ts';

function followed(theme: 'system' | 'dark' = 'system') {
  const { page } = aPage();
  const store = pageStore({ view: { theme } });
  const stored: string[] = [];
  followTheme(store, page, async (chosen) => void stored.push(chosen));
  return { store, stored, appliedTheme: () => page.documentElement.dataset['theme'] };
}

describe('the theme', () => {
  test('is applied to the page and stored when chosen', () => {
    const { store, stored, appliedTheme } = followed();
    store.dispatch(themeChosen('dark'));
    expect([appliedTheme(), stored]).toEqual(['dark', ['dark']]);
  });

  test('of the system removes the theme from the page', () => {
    const { store, stored, appliedTheme } = followed('dark');
    store.dispatch(themeChosen('system'));
    expect([appliedTheme(), stored]).toEqual([undefined, ['system']]);
  });

  test('is not stored or applied without a change', () => {
    const { store, stored, appliedTheme } = followed('dark');
    store.dispatch({ type: 'anything' });
    store.dispatch(themeChosen('dark'));
    expect([stored, appliedTheme()]).toEqual([[], undefined]);
  });

  test('is stored in a cookie, and in local storage where cookies are refused', () => {
    const taking = aPage();
    storeTheme('dark', taking.page);
    expect([taking.cookies(), taking.local()]).toEqual([{ theme: 'dark' }, {}]);
    storeTheme('system', taking.page);
    expect(taking.cookies()).toEqual({});
    const refusing = aPage({ refusesCookies: true });
    storeTheme('dark', refusing.page);
    expect([refusing.cookies(), Object.keys(refusing.local())]).toEqual([{}, ['.LS_theme']]);
    storeTheme('system', refusing.page);
    expect(refusing.local()).toEqual({});
  });

  test('that the server could not know is applied by the page, for the life of the fallback', () => {
    const { page } = aPage({ refusesCookies: true });
    storeTheme('dark', page);
    const store = pageStore();
    restoreTheme(store, page);
    expect(store.getState().view.theme).toBe('dark');
    jest.useFakeTimers({ now: Date.now() + 31_104e3 + 1 });
    const later = pageStore();
    restoreTheme(later, page);
    jest.useRealTimers();
    expect(later.getState().view.theme).toBe('system');
  });

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['<script>', 'system'],
    [undefined, 'system'],
  ])('cookie %p means %s', (value, theme) => {
    expect(themeOfCookie(value)).toBe(theme);
  });
});
