import { marketsOf } from '@tipmark/domain';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { compareMessages, teamPlayerMessages } from '@tipmark/match-features/pages';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { routes } from '@tipmark/route-builder';
import { remote } from './remote.ts';
import { hockey } from './shared/hockey.ts';

const screens = remote.features.flatMap((feature) => feature.screens);
beforeAll(() => Promise.all(screens.map(async ({ loadPart }) => loadPart?.())));

const visit = (locale: Locale): Visit => ({
  params: {},
  search: new URLSearchParams(),
  locale,
  timeZone: 'Europe/Moscow',
  isMobile: false,
  isSignedIn: false,
  isPremium: false,
  nowSeconds: 1_795_284_420,
});

test('every screen has a route of this remote, and no route has two screens', () => {
  const owned = screens.map(({ route }) => route);
  expect(owned.map((route) => routes[route].owner)).toEqual(owned.map(() => 'hockey'));
  expect(new Set(owned).size).toBe(owned.length);
});

test('the names of loads are unique', () => {
  const names = remote.features.flatMap(({ loads = [] }) => loads.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test.each(['ru', 'en'] as const)(
  'every screen has a title in %s before its data is loaded, and every market has a name',
  async (locale) => {
    const files = [remote.messages, compareMessages, teamPlayerMessages];
    const all = await Promise.all(files.map((file) => file[locale]()));
    const own = Object.fromEntries(all.flatMap(({ default: texts }) => Object.entries(texts)));
    const resources = {
      common: commonMessages[locale],
      hockey: own,
    };
    const { translateIn, exists } = createI18n({ locale, resources });
    const isKey = (text: string) => /^[\w:]+(\.[\w-]+)+$/.test(text);
    const titles = screens.map(
      ({ head }) =>
        head(
          { loads: {} } as unknown as HostState,
          visit(locale),
          translateIn(['hockey', 'common']),
        ).title,
    );
    expect(titles.filter(isKey)).toEqual([]);
    const names = marketsOf(hockey.sport).map((market) => `match.market-${market}`);
    expect(names.filter((name) => !exists(name, 'hockey'))).toEqual([]);
  },
);
