import '@testing-library/jest-dom';
import {
  aBookmakerPage,
  measured,
  quartz,
  rivalto,
} from './pages/bookmakers/bookmakers-fixture.ts';
import * as bookmakers from './pages/bookmakers/screen.ts';
import { aScan, details, templatesOf } from './pages/odds-scanner/scanner-fixture.ts';
import { scanners as scanner } from './pages/odds-scanner/screen.ts';
import { searches as search } from './pages/search/screen.ts';
import {
  someCappers,
  someTips,
  tipsTemplates,
  usersTemplates,
} from './pages/search/search-fixture.ts';
import {
  barriersOf,
  failure,
  hydrated,
  type SiteSetting,
  serverMarkup,
} from './testing/site-fixture.tsx';

/** Replies for a visitor with or without a subscription, the same in all sports. */
function repliesFor(isPremium: boolean): NonNullable<SiteSetting['api']> {
  const scan = () => (isPremium ? aScan() : aScan({ isDemo: true, lagMs: 900_000 }));
  const ofScanner = (sport: string) => ({
    [`${sport}OddsScannerParameters`]: scan,
    [`${sport}OddsScannerParametersFacets`]: scan,
    [`${sport}ScannerTemplates`]: () => templatesOf(isPremium),
    [`${sport}OddsScannerOutcomeDetails`]: () => details,
  });
  return {
    ...ofScanner('soccer'),
    ...ofScanner('hockey'),
    ...ofScanner('tennis'),
    tipsSearch: () => someTips(),
    tipsTemplates: () => tipsTemplates(isPremium),
    usersSearch: () => someCappers(),
    usersTemplates: () => usersTemplates(isPremium),
    pageBookmakers: () => ({ bookmakers: [rivalto, quartz], measured }),
    pageBookmaker: () => aBookmakerPage,
  };
}

const scans = '?filter=1&way=up&change=5&window=6&min=1.5&max=4&outcome=1,3&league=5&except=1';
const PAGES = [
  ['the scanner of soccer', scanner.soccer, '/odds-scanner'],
  ['the scanner of hockey', scanner.hockey, '/hockey/odds-scanner'],
  ['the scanner of tennis', scanner.tennis, '/tennis/odds-scanner'],
  ['a filter of the scanner', scanner.soccer, `/odds-scanner${scans}`],
  ['the scanner by match', scanner.soccer, '/odds-scanner?group=1&live=0'],
  ['a row with details', scanner.soccer, '/odds-scanner?open=7~1x2.2'],
  ['how records are computed', scanner.soccer, '/odds-scanner?method=1'],
  ['the search of tips', search.soccer, '/search-tips-and-cappers'],
  ['the search of all tips', search.hockey, '/hockey/search?filter=1&sport=all&min-roi=5&mine=1'],
  ['the search of cappers', search.soccer, '/search-tips-and-cappers?tab=cappers'],
  ['a filter of cappers', search.tennis, '/tennis/search?tab=cappers&filter=1&max-drawdown=15'],
  ['the list of bookmakers', bookmakers.all, '/bookmakers'],
] as const;

const CASES = PAGES.flatMap(([name, page, address]) =>
  (['ru', 'en'] as const).flatMap((locale) =>
    [true, false].map((isPremium) => ({
      name: `${name}, ${locale}, ${isPremium ? 'subscriber' : 'guest'}`,
      setting: { page, address, locale, isPremium, api: repliesFor(isPremium) },
    })),
  ),
);

/** Texts and names of controls; the initials in avatars are parts of names. */
function textOf(container: Element): string {
  const page = container.cloneNode(true) as Element;
  for (const avatar of page.querySelectorAll('.avatar')) avatar.remove();
  const names = [...page.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
    (element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
  );
  return [page.textContent, ...names].join(' ');
}

/** Names in the data of these tests, which have no translation. */
const NAMES =
  /Кузнецы|Марисма|Полюс|Соколы|Готовый|Утро|Форпост|Бруклет|Лидия Шторм|Кубок Двух Морей|Европа|Марк Вересов|Тихий Тотал|Новичок|Форы вечером|Линия прошла путь .* двое суток\.|Ривалто|Кварц/g;

test.each(CASES)('$name: the page of the server is taken over as it is', async ({ setting }) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container, html, complaints, close } = await hydrated(setting);
  expect(complaints).toEqual([]);
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
  expect(html.match(/<h1/g)).toHaveLength(1);
  // no key of a message is shown in place of its text, and no text of the other language
  expect(textOf(container)).not.toMatch(/\b[a-z]+[A-Za-z]*\.[a-z][\w-]+(?=\s|$)/);
  if (setting.locale === 'en') {
    expect(textOf(container).replaceAll(NAMES, '')).not.toMatch(/[А-Яа-яЁё]/);
  }
  if (setting.locale === 'ru') expect(await barriersOf(container)).toEqual([]);
  await close();
});

test.each(['ru', 'en'] as const)('the page of a bookmaker is taken over in %s', async (locale) => {
  const { container, complaints, close } = await hydrated({
    page: bookmakers.one,
    address: '/bookmakers/rivalto',
    pattern: '/bookmakers/:bookmaker',
    locale,
    api: repliesFor(false),
  });
  expect(complaints).toEqual([]);
  expect(container.querySelector('h1')).toHaveTextContent('Ривалто');
  expect(await barriersOf(container)).toEqual([]);
  await close();
});

describe('a page whose replies have not arrived, or never will', () => {
  const LOADS = ['soccerOddsScannerParameters', 'tipsSearch', 'usersSearch', 'pageBookmakers'];
  const ADDRESSES = [
    [scanner.soccer, '/odds-scanner'],
    [search.soccer, '/search-tips-and-cappers'],
    [search.soccer, '/search-tips-and-cappers?tab=cappers'],
    [bookmakers.all, '/bookmakers'],
  ] as const;

  test.each(ADDRESSES)('is complete but for them, %#', async (page, address) => {
    const { container, complaints, close } = await hydrated({ page, address, isPremium: true });
    expect(complaints).toEqual([]);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Загружаем');
    expect(await barriersOf(container)).toEqual([]);
    await close();
  });

  test.each(ADDRESSES)('says what failed and offers to retry, %#', async (page, address) => {
    const fails = () => {
      throw failure('unavailable', { status: 503 });
    };
    const api = Object.fromEntries(LOADS.map((name) => [name, fails]));
    const { container, complaints, close } = await hydrated({ page, address, api });
    expect(complaints).toEqual([]);
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    const retry = [...container.querySelectorAll('button')].map((button) => button.textContent);
    expect(retry).toContain('Повторить');
    expect(await barriersOf(container)).toEqual([]);
    await close();
  });
});

test('what a visitor without scripts gets is a form for each filter, and links for the rest', async () => {
  const address = '/odds-scanner?template=3&group=1';
  const { html } = await serverMarkup({
    page: scanner.soccer,
    address,
    isPremium: true,
    api: repliesFor(true),
  });
  document.body.innerHTML = html;
  const form = document.querySelector('form[action="/odds-scanner"]');
  expect(form).toHaveFormValues({
    filter: '1',
    template: '3',
    group: '1',
    way: 'down',
    change: '10',
    window: '24',
  });
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/odds-scanner?template=3');
  expect(links).toContain('/odds-scanner?template=3&group=1&live=0');
  expect(links).toContain('/odds-scanner?template=3&group=1&record=1');
  expect(links).toContain('/odds-scanner?template=3&group=1&open=7~1x2.2');
});
