import { pageStore } from '../layout/page-fixture.tsx';
import { themeChosen } from '../store/view-reducer.ts';
import { followTheme } from './follow-theme.ts';
import { themeCookie, themeOfCookie } from './theme-cookie.ts';

const twoYears = 2 * 365 * 24 * 3600;

function fakePage(protocol = 'https:') {
  const cookies: string[] = [];
  const documentElement = { dataset: {} as Record<string, string> };
  const page = {
    documentElement,
    location: { protocol },
    set cookie(value: string) {
      cookies.push(value);
    },
  } as unknown as Document;
  return { page, cookies, appliedTheme: () => documentElement.dataset['theme'] };
}

describe('the theme', () => {
  test('is applied to the page and stored for two years when chosen', () => {
    const { page, cookies, appliedTheme } = fakePage();
    const store = pageStore();
    followTheme(store, page);
    store.dispatch(themeChosen('dark'));
    expect(appliedTheme()).toBe('dark');
    expect(cookies).toEqual([`theme=dark; Max-Age=${twoYears}; Path=/; Secure; SameSite=Lax`]);
  });

  test('of the system removes the theme from the page and the cookie', () => {
    const { page, cookies, appliedTheme } = fakePage('http:');
    const store = pageStore({ view: { theme: 'dark' } });
    followTheme(store, page);
    store.dispatch(themeChosen('system'));
    expect(appliedTheme()).toBeUndefined();
    expect(cookies).toEqual(['theme=; Max-Age=0; Path=/; SameSite=Lax']);
  });

  test('is not stored or applied without a change', () => {
    const { page, cookies, appliedTheme } = fakePage();
    const store = pageStore({ view: { theme: 'dark' } });
    followTheme(store, page);
    store.dispatch({ type: 'anything' });
    store.dispatch(themeChosen('dark'));
    expect([cookies, appliedTheme()]).toEqual([[], undefined]);
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

  test('is a cookie that a browser accepts', () => {
    document.cookie = themeCookie('light', false);
    expect(document.cookie).toContain('theme=light');
    document.cookie = themeCookie('system', false);
    expect(document.cookie).not.toContain('theme');
  });
});
