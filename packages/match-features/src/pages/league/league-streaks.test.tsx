import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ready } from '../../testing/game-fixture.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { readLeagueView } from './league-address.ts';
import { options, renderLeague } from './league-fixture.tsx';
import { page } from './league-page-fixture.ts';
import { partRequests } from './league-requests.ts';
import { streakMatches, streaks } from './streaks-fixture.ts';

const open = (search = '', loads: object = {}, locale: 'ru' | 'en' = 'ru') =>
  renderLeague({
    page,
    locale,
    search: `?tab=series${search}`,
    loads: { [options.streaks.load.name]: ready(streaks), ...loads },
  });
const address = () => screen.getByLabelText('address').textContent;
const table = () => within(screen.getByRole('table', { name: 'Текущие серии' }));
const shown = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [, text, length] = [...row.children].map(({ textContent }) => textContent);
      return `${text}|${length}`;
    });

test('a streak is a phrase, with its length, its share and the next match', async () => {
  const { container } = await open();
  expect(shown()).toEqual([
    '7 матчей без побед в гостях|7',
    '5 побед подряд|5',
    '4 матча с тоталом больше 2.5 дома|4',
    '3 матча без пропущенных|3',
  ]);
  const [, , row] = table().getAllByRole('row');
  expect(row).toHaveTextContent(/9 из 15\s*10.%/);
  expect(table().getAllByRole('row')[1]).toHaveTextContent(/1,6.%/);
  expect(row).toHaveTextContent('Akron');
  expect(row).toHaveTextContent('в гостях');
  expect(row).toHaveTextContent('2.40П2');
  expect(row).toHaveTextContent('1.551X');
  expect(row?.querySelector('.next a')).toHaveAttribute(
    'href',
    expect.stringMatching('/Events/90'),
  );
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['Команда', 'order=team', 'ascending', '7 матчей без побед в гостях|7'],
  ['Серия', 'order=kind', 'ascending', '5 побед подряд|5'],
  ['Случайно', 'order=chance', 'ascending', '7 матчей без побед в гостях|7'],
  ['Продолжится', 'order=price', 'ascending', '3 матча без пропущенных|3'],
])('is sorted by the header %s, which is a link', async (name, param, direction, first) => {
  await open();
  const [link] = table()
    .getAllByRole('link', { name })
    .filter((one) => one.closest('thead'));
  expect(link).toHaveAttribute('href', expect.stringContaining(param));
  if (link) await userEvent.click(link);
  expect(address()).toContain(param);
  const sorted = table()
    .getAllByRole('columnheader')
    .filter((head) => head.getAttribute('aria-sort') === direction);
  expect(sorted).toHaveLength(1);
  expect(shown()[0]).toBe(first);
});

test('can be narrowed to a kind and to where the teams played', async () => {
  await open();
  const kinds = within(screen.getByRole('navigation', { name: 'Вид серии' }));
  expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Все4',
    'Результат2',
    'Тоталы1',
    'Голы1',
  ]);
  await userEvent.click(kinds.getByRole('link', { name: /Результат/ }));
  expect(shown()).toEqual(['7 матчей без побед в гостях|7', '5 побед подряд|5']);
  await userEvent.click(screen.getByRole('link', { name: 'В гостях' }));
  expect(address()).toContain('kind=result&where=away');
  expect(shown()).toEqual(['7 матчей без побед в гостях|7']);
});

test('shorter ones can be left out: the address has it, and a form sends it without scripts', async () => {
  const { unmount } = await open('&where=all&order=team');
  const form = screen.getByRole('form', { name: 'Не короче' });
  expect(form).toHaveAttribute('action', '/Tournaments/7-rpl');
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  expect(Object.fromEntries([...fields].map(({ name, value }) => [name, value]))).toEqual({
    tab: 'series',
    where: 'all',
    order: 'team',
    least: '3',
  });
  await userEvent.selectOptions(within(form).getByRole('combobox'), '5');
  expect(address()).toContain('where=all&least=5&order=team');
  expect(shown()).toEqual(['5 побед подряд|5']);
  unmount();
  await open('&least=10');
  expect(screen.getByText('Под выбранные условия серий нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сбросить условия' })).toHaveAttribute(
    'href',
    '/Tournaments/7-rpl?tab=series',
  );
});

test('without a streak that meets the conditions there is a way back', async () => {
  await open('&kind=goals&where=away');
  expect(screen.getByText('Под выбранные условия серий нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сбросить условия' })).toHaveAttribute(
    'href',
    '/Tournaments/7-rpl?tab=series',
  );
});

test('a streak opens the list of its matches by its address, and closes again', async () => {
  const { container } = await open('&open=1.win.all', {
    [options.streaks.matches.name]: ready(streakMatches),
  });
  const list = within(screen.getByRole('list', { name: 'Матчи серии: Zenit, 5 побед подряд' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^20\.11\.2026Тур 19Zenit – Akron2:1Цена закрытия: П1 1\.80$/),
    expect.stringMatching(/^19\.11\.2026Тур 18Zenit – Akron3:0Цена закрытия: П1 1\.80$/),
  ]);
  const [toggle] = screen.getAllByRole('link', { name: '5 побед подряд', expanded: true });
  expect(toggle).toHaveAttribute('href', '/Tournaments/7-rpl?tab=series');
  expect((await axe(container)).violations).toEqual([]);
});

test('says that a streak has ended when its matches are gone', async () => {
  const error = { status: 404, code: 'not_found', message: '' };
  await open('&open=1.win.all', {
    [options.streaks.matches.name]: { status: 'failed', key: 'k', error },
  });
  expect(screen.getByText('Эта серия уже прервалась')).toBeVisible();
});

test('a league without streaks says so', async () => {
  await open('', { [options.streaks.load.name]: ready({ ...streaks, streaks: [] }) });
  expect(screen.getByText('Серий от трёх матчей сейчас нет')).toBeVisible();
});

test.each(['ru', 'en'] as const)('%s: its file has a column for each statistic', async (locale) => {
  const { container } = await open('', {}, locale);
  const own = /Текущие серии$|Current streaks$/;
  const [file] = await checkSpreadsheets(container, { ownColumns: own });
  expect(file?.sums).toEqual(expect.arrayContaining([19, 24, 36, 60]));
});

test.each([
  ['tab=series', 1],
  ['tab=series&open=12.win.home', 2],
  ['tab=series&open=12.luck.home', 1],
  ['tab=series&open=x.win.home', 1],
  ['tab=table&open=12.win.home', 0],
])('?%s sends %i requests beside the season', (search, count) => {
  const view = readLeagueView(options, new URLSearchParams(search));
  const requests = partRequests(options, '7-rpl', view).map(({ request }) => request);
  expect(requests).toHaveLength(count);
  if (count === 2)
    expect(requests[1]).toEqual({
      query: { leagueId: 7, seasonId: 0, teamId: 12, kind: 'win', scope: 'home' },
    });
});
