import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import { aRow } from '../../parts/rating/rating-fixture.ts';
import { readyWith, renderAccount, serverPage } from '../../testing/account-fixture.tsx';
import { rules } from './cup-rules-fixture.ts';
import { rulesRequest } from './cup-rules-load.ts';
import { cupRules, loadCupRules } from './screen.ts';

beforeAll(() => loadCupRules());

test('the rules of a contest are server-rendered with prizes, dates, standings and links to the table and the previous season', async () => {
  const html = await serverPage({
    route: 'productCupRules',
    pattern: '/tipmark-cup-rules',
    address: '/tipmark-cup-rules',
    loads: { contestRules: readyWith(rules, rulesRequest(1).key) },
  });
  expect(html).toContain('What counts');
  expect(html).toContain('30 days of premium');
  expect(html.replaceAll('\u00a0', ' ')).toContain('November 2026: 1 November to 30 November');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '1Mark Veres2.28101+11.3%30 days of premium',
  ]);
  expect(html).toContain('cup-rules?season=1202610');
  expect(html).toContain('leaderboard?contestId=1202611');
});

test('a season in the address is requested only if it belongs to the contest', () => {
  const screenOf = (route: string) => cupRules.screens.find((one) => one.route === route);
  const requests = (route: string, search: string) =>
    screenOf(route)?.loads({ search: new URLSearchParams(search), params: {} } as never);
  expect(requests('premiumCupRules', 'season=2202610')).toEqual([rulesRequest(2_202_610)]);
  expect(requests('premiumCupRules', 'season=1202610')).toEqual([rulesRequest(2)]);
});

test.each(['ru', 'en'] as const)('%s: a spreadsheet adds up the standings', async (locale) => {
  const rows = [
    { ...aRow({ score: 1_002.28, countOfTips: 1_101 }), prizeDays: 30 },
    {
      ...aRow({ position: null, name: '=1', url: 'x', score: -2.5, roiPercent: -21.3 }),
      prizeDays: 0,
    },
    { ...aRow({ position: 3, url: 'y', roiPercent: null }), prizeDays: 3 },
  ];
  const { container } = await renderAccount({
    route: 'productCupRules',
    pattern: '/tipmark-cup-rules',
    address: '/tipmark-cup-rules',
    locale,
    loads: { contestRules: readyWith({ ...rules, standings: rows }, rulesRequest(1).key) },
  });
  const files = await checkSpreadsheets(container);
  const [sums = []] = files.map((file) => file.sums.map((sum) => Math.round(sum * 100) / 100));
  expect(sums).toEqual([4, 0, 1_002.06, 1_303, -10, 33]);
});
