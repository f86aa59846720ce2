import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { PlayerPage } from '@tipmark/contract';
import { NOW_SECONDS, ready, renderScreen } from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import type { HostState, Locale, Visit } from '@tipmark/remote-kit';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { messages } from '../../messages.ts';
import { tennisPage } from '../match/match-fixture.tsx';
import { screen as playerScreen } from './screen.ts';

const rival = (id: number, name: string, matches: readonly [number, number]) => ({
  id,
  link: `${id}-x`,
  name,
  countryCode: 'DK',
  matches,
  lastAt: 1,
});
const [list] = tennisPage().lists;
const { record, matches, serve } = list as NonNullable<typeof list>;
const page: PlayerPage = {
  player: {
    id: 1,
    link: '1-vorontsov',
    name: 'Илья Воронцов',
    logo: null,
    countryCode: 'RU',
    countryName: 'Россия',
  },
  isSimulated: false,
  rank: { place: 14, at: 1_795_000_000 },
  bestRank: { place: 9, at: 1_700_000_000 },
  tour: 'ATP',
  ranks: [
    { place: 9, at: 1_700_000_000 },
    { place: 31, at: 1_750_000_000 },
    { place: 14, at: 1_795_000_000 },
  ],
  finalMatches: [],
  finals: [1, 2],
  career: {
    ...record,
    matches: [30, 12],
    surfaces: [
      { court: 1, matches: [20, 5] },
      { court: 2, matches: [10, 7] },
    ],
  },
  rivals: [rival(2, 'Карл Линдквист', [3, 1])],
  rival: null,
  results: { matches, record, serve },
  calledOff: [],
  fixtures: [],
  asOf: 0,
};

const render = (shown: PlayerPage, search = '', locale: Locale = 'ru') =>
  renderScreen(
    { name: 'tennis', messages },
    {
      locale,
      Screen: playerScreen.Component,
      address: `/Players/1-vorontsov${search}`,
      path: '/Players/:playerUrl',
      served: ['player', 'tennisEvents', 'tennisRankings'],
      loads: { tennisPlayerPage: ready(shown) },
    },
  );

test('a player page shows ranking, records by court, rivals and matches', async () => {
  const { container } = await render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Илья Воронцов');
  expect(screen.getByText(/14-е место в рейтинге · лучшее место 9/)).toBeInTheDocument();
  const career = within(screen.getByRole('table', { name: 'Победы и поражения' }));
  expect(career.getByRole('row', { name: /Хард 20–5 80\s%/ })).toBeInTheDocument();
  expect(career.getByRole('row', { name: /Финалы 1–2/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Карл Линдквист' })).toHaveAttribute(
    'href',
    '/Players/2-x',
  );
  expect(screen.getByRole('link', { name: 'Матчи с игроком Карл Линдквист: 3:1' })).toHaveAttribute(
    'href',
    '/Players/1-vorontsov?rival=2',
  );
  expect(screen.getByText('7:6 (4), 6:2')).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('the history of the ranking is a chart and a table; the ranking itself is linked', async () => {
  await render(page);
  expect(
    screen.getByRole('img', {
      name: 'Место в рейтинге с 15.11.2023 по 18.11.2026: от 9-го до 14-го, лучшее 9-е, худшее 31-е.',
    }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByText('По неделям'));
  const weeks = within(screen.getByRole('table', { name: 'Места по неделям' }));
  expect(weeks.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ДеньМесто',
    '18.11.202614',
    '15.06.202531',
    '15.11.20239',
  ]);
  expect(screen.getByRole('link', { name: 'Рейтинг: ATP' })).toHaveAttribute(
    'href',
    '/tennis/rankings?tour=ATP',
  );
});

test('court and rival are filtered through the address, and both are requested', async () => {
  await render(page);
  await userEvent.selectOptions(screen.getByLabelText('Покрытие'), '3');
  expect(screen.getByLabelText('address')).toHaveTextContent('/Players/1-vorontsov?court=3');
  await userEvent.selectOptions(screen.getByLabelText('Соперник'), 'Карл Линдквист');
  const address = screen.getByLabelText('address').textContent ?? '';
  expect(address).toBe('/Players/1-vorontsov?court=3&rival=2');
  const search = new URLSearchParams(new URL(address, location.origin).search);
  const params = { playerUrl: '1-vorontsov' };
  expect(playerScreen.loads({ search, params } as unknown as Visit)).toMatchObject([
    { request: { segments: params, query: { courtType: 3, rivalId: 2 } } },
  ]);
});

test('a selected rival is offered even if not among the frequent ones', async () => {
  const other = rival(8, 'Рид Хольм', [0, 1]);
  await render({ ...page, rival: other }, '?rival=8');
  expect(
    within(screen.getByLabelText('Соперник')).getByRole('option', { selected: true }),
  ).toHaveTextContent('Рид Хольм');
});

test('a player without matches has notes instead of zeros', async () => {
  const nothing = {
    ...record,
    matches: [0, 0],
    sets: [0, 0],
    tieBreaks: [0, 0],
    surfaces: [],
  } as const;
  await render({
    ...page,
    rank: null,
    bestRank: null,
    ranks: [],
    tour: null,
    finals: [0, 0],
    rivals: [],
    career: { ...nothing, surfaces: [] },
    results: { matches: [], record: { ...nothing, surfaces: [] }, serve: [] },
  });
  expect(screen.queryByRole('table', { name: 'Победы и поражения' })).not.toBeInTheDocument();
  expect(screen.getByText('Под эти условия ни один матч не подошёл')).toBeInTheDocument();
  expect(screen.getByText('Ближайших матчей пока нет')).toBeInTheDocument();
});

const visit = (search = '') =>
  ({ search: new URLSearchParams(search), locale: 'en', params: {} }) as unknown as Visit;
const state = { loads: { tennisPlayerPage: ready(page) } } as unknown as HostState;
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ');

test('the canonical address has no filters', () => {
  expect(playerScreen.head(state, visit('court=2&rival=2'), t).canonical).toBe(
    '/en/Players/1-vorontsov',
  );
});

/** Files downloaded by a click, by their names. */
function captureDownloads(): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  let blob: Blob | undefined;
  const createObjectURL = (one: Blob) => {
    blob = one;
    return 'blob:file';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, blob?.text() ?? Promise.resolve(''));
  });
  return files;
}

test('upcoming matches are exported to a calendar, records to CSV, and the player is starred', async () => {
  const files = captureDownloads();
  const user = userEvent.setup();
  const next = aMatch()
    .withId(44)
    .between('Илья Воронцов', 'Карл Линдквист')
    .startingAt(NOW_SECONDS + 86_400);
  const match = next.buildWire();
  await render({ ...page, fixtures: [{ league: aLeague().named('ATP Осло').buildHead(), match }] });
  await user.click(screen.getByRole('button', { name: 'Добавить в календарь' }));
  await waitFor(() => expect([...files.keys()]).toEqual(['Илья-Воронцов.ics']));
  const calendar = (await files.get('Илья-Воронцов.ics'))?.replaceAll('\r\n ', '');
  expect(calendar).toContain(`/tennis/events/${next.build().link}`);
  // two and a half hours, the length of a tennis match
  expect(calendar).toMatch(/DTSTART:20261122T090000Z\r\nDTEND:20261122T113000Z/);

  await user.click(screen.getByRole('button', { name: 'Скачать CSV: Победы и поражения' }));
  await waitFor(() => expect([...files.keys()][1]).toBe('Илья-Воронцов-Победы-и-поражения.csv'));
  expect(await files.get('Илья-Воронцов-Победы-и-поражения.csv')).toMatch(/Хард;20–5;/);

  const star = screen.getByRole('button', { name: 'Игрок в избранном' });
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.stringify(localStorage)).toContain('1-vorontsov');
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a name that is spelt by rule is marked as such, with the original one', async () => {
  await render({ ...page, originalName: 'Ilya Vorontsov' });
  expect(screen.getByText(/Россия · Ilya Vorontsov · 14-е место/)).toBeInTheDocument();
  expect((await axe(screen.getByText('транслитерация'))).violations).toEqual([]);
});

test('a name as it is usual has no such mark', async () => {
  await render(page);
  expect(screen.queryByText('транслитерация')).not.toBeInTheDocument();
});

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet adds up the files of a player',
  async (locale) => {
    const matches = [1_030, 12] as const;
    const career = { ...page.career, matches, surfaces: [] };
    const { container } = await render({ ...page, career }, '', locale);
    const files = await checkSpreadsheets(container);
    // percents of all matches, finals, sets and tie-breaks
    expect(files.map(({ sums }) => sums)).toEqual([
      [0, 14 + 31 + 9],
      [0, 0, 99 + 33 + 100 + 100],
      [0, 0, 0, 0, 0],
    ]);
  },
);
