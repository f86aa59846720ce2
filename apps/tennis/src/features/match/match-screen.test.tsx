import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MATCH_STATUS } from '@tipmark/domain';
import { axe } from 'jest-axe';
import { draw, points, pointsWithChances, renderTennis, tennisPage } from './match-fixture.tsx';

const live = tennisPage({
  status: MATCH_STATUS.live,
  sets: [
    [6, 7],
    [3, 2],
  ],
  secondLine: 'BP',
});

describe('the board', () => {
  test('a running match has sets, games, tie-break, points, the server and break points', async () => {
    const { container } = await renderTennis({ page: live });
    const board = within(container.querySelector('header table') as HTMLElement);
    const home = board.getByRole('row', { name: /Воронцов/ });
    expect(
      within(home)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['0', '65', '3', '30']);
    expect(home).toHaveTextContent('подаёт');
    expect(home).toHaveTextContent('14-е место в рейтинге');
    expect(
      within(board.getByRole('row', { name: /Феррейра/ }))
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent('40');
    expect(screen.getByText('Брейк-пойнт')).toBeInTheDocument();
    expect(screen.getByText('Подаёт Илья Воронцов, 30:40')).toBeInTheDocument();
    expect(screen.getByText('Хард, зал · до двух побед в сетах')).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('its players and its tournament link to their pages', async () => {
    await renderTennis({ page: live });
    expect(screen.getByRole('link', { name: 'Илья Воронцов' })).toHaveAttribute(
      'href',
      '/Players/1-vorontsov',
    );
    expect(screen.getByRole('link', { name: /Кубок Лагуны/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tennis\/Tournaments\/\d+/),
    );
  });

  test.each([
    [MATCH_STATUS.finishedRetired, /Отказ: Матео Феррейра — дальше проходит Илья Воронцов/],
    [MATCH_STATUS.walkover, /Неявка: Матео Феррейра на корт не выходит/],
    [MATCH_STATUS.awarded, /присуждён: дальше проходит Илья Воронцов/],
  ])('status %i says how the match ended', async (status, params) => {
    await renderTennis({ page: tennisPage({ status, advancing: 'home' }), points });
    expect(screen.getByText(params)).toBeInTheDocument();
  });

  test('a match played to its end has no such note', async () => {
    const page = tennisPage({
      status: MATCH_STATUS.finished,
      sets: [
        [6, 1],
        [6, 2],
      ],
    });
    const { container } = await renderTennis({ page, points });
    expect(container.querySelector('.end')).toBeNull();
    expect(screen.getAllByText('Завершён').length).toBeGreaterThan(0);
  });
});

describe('points', () => {
  test('games are listed with their points; sets without reported points have only a score', async () => {
    const { container } = await renderTennis({ page: live, points });
    const [, second] = screen.getAllByText(/-й сет$/, { selector: '.set b' }).toReversed();
    expect(second).toHaveTextContent('2-й сет');
    expect(screen.getByText('очки не сообщались')).toBeInTheDocument();
    const games = [...container.querySelectorAll('.game')];
    expect(games.map((game) => game.querySelector('.how')?.textContent?.trim())).toEqual([
      'идёт',
      'брейк, Матео Феррейра',
    ]);
    expect(games[1]?.querySelector('.BP')).toHaveTextContent('0:40');
    expect(
      screen.getByRole('img', { name: /Матео Феррейра: на 3 больше, всего очков 5/ }),
    ).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('where every point is known, both chances and the game that turned the match are shown', async () => {
    const { container } = await renderTennis({ page: live, points: pointsWithChances });
    const [home, away] = ['Илья Воронцов', 'Матео Феррейра'];
    expect(
      screen.getByText(
        `До матча: ${home} 65 %, ${away} 35 % (цены закрытия без маржи). ` +
          `Перелом матча: 1-й сет, счёт 0:0, брейк; ${away}: 35 % → 50 %.`,
      ),
    ).toBeInTheDocument();
    const games = [...container.querySelectorAll('.game .how small')];
    expect(games.map((game) => game.lastChild?.textContent)).toEqual([
      expect.stringMatching(/^50\s%$/),
      expect.stringMatching(/^50\s%$/),
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('before the match a note says when they appear; after a walkover, that it was not played', async () => {
    const nothing = { ...points, sets: [] };
    const { unmount } = await renderTennis({
      page: tennisPage(),
      search: '?tab=points',
      points: nothing,
    });
    expect(screen.getByText('Очки появятся здесь с первой подачей')).toBeInTheDocument();
    unmount();
    await renderTennis({
      page: tennisPage({ status: MATCH_STATUS.walkover }),
      search: '?tab=points',
      points: nothing,
    });
    expect(screen.getByText('Этот матч не игрался')).toBeInTheDocument();
  });
});

describe('the draw', () => {
  test('rounds before that of the match are folded until they are requested', async () => {
    const { container } = await renderTennis({ page: live, search: '?tab=draw', draw });
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '1/2 финала',
      'Финал',
    ]);
    expect(container.querySelector('[aria-current=true].slot')).toHaveTextContent('Воронцов');
    await userEvent.click(screen.getByRole('link', { name: 'Показать предыдущие круги' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.getByLabelText('address')).toHaveTextContent('tab=draw&rounds=all');
    expect(screen.getAllByText('без соперника')).toHaveLength(2);
    // of the last slot of the first round only the side that advanced is reported
    expect(screen.getAllByText('соперник неизвестен')).toHaveLength(2);
    expect(screen.getAllByText('победитель пары').length).toBeGreaterThan(0);
    expect(screen.getByText('Отказ')).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a phone shows the round of the match, and another one by its address', async () => {
    const { container } = await renderTennis({ page: live, search: '?tab=draw', draw });
    const current = () => container.querySelector('.pan > [data-current] h3')?.textContent;
    expect(current()).toBe('1/2 финала');
    await userEvent.click(screen.getByRole('link', { name: '1/4', hidden: true }));
    expect(current()).toBe('1/4 финала');
    expect(screen.getByLabelText('address')).toHaveTextContent('round=QF');
  });

  test('letters beside a name say how the player entered the draw', async () => {
    const { container } = await renderTennis({ page: live, search: '?tab=draw', draw });
    const [mark, ...others] = container.querySelectorAll('.own small[title]');
    expect(mark).toHaveAttribute('title', 'из квалификации');
    expect(mark?.closest('.slot > span')).toHaveTextContent('Матео Феррейра');
    expect(mark).toHaveTextContent(/^Qиз квалификации$/);
    expect(others).toEqual([]);
  });

  test('the tree can be scrolled by keyboard', async () => {
    await renderTennis({ page: live, search: '?tab=draw', draw });
    expect(screen.getByRole('region', { name: /сетка/ })).toHaveAttribute('tabindex', '0');
  });

  test('a tournament without a knock-out says so', async () => {
    await renderTennis({ page: live, search: '?tab=draw', draw: { ...draw, rounds: [] } });
    expect(screen.getByText(/нет сетки на вылет/)).toBeInTheDocument();
  });
});

describe('earlier matches', () => {
  test('have their sets, round and court; the court is a filter of the address', async () => {
    const page = tennisPage();
    const { container } = await renderTennis({ page, search: '?tab=matches', matches: page });
    expect(screen.getByText('7:6 (4), 6:2')).toBeInTheDocument();
    expect(screen.getByText('Кубок Лагуны · 1/4 финала · Хард, зал')).toBeInTheDocument();
    expect(screen.getByText('1 В – 0 П')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Покрытие'), '2');
    expect(screen.getByLabelText('address')).toHaveTextContent('tab=matches&court=2');
    expect((await axe(container)).violations).toEqual([]);
  });
});

test('serve, meetings by court and form on the court of the match are shown beside the tabs', async () => {
  const page = tennisPage(
    {
      status: MATCH_STATUS.finished,
      sets: [
        [6, 1],
        [6, 2],
      ],
    },
    {
      serve: [
        { figure: 'aces', own: 8, other: 3, of: 1 },
        { figure: 'firstServePercent', own: 60, other: 50.4, of: 1 },
      ],
      headToHead: {
        matches: [2, 1],
        sets: [5, 3],
        games: [40, 35],
        lastAt: 1,
        surfaces: [{ court: 2, matches: [0, 1] }],
      },
    },
  );
  await renderTennis({ page, points, locale: 'en' });
  expect(screen.getByRole('row', { name: '8 Aces 3' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '60% First serves in 50%' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Clay 0:1' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Games 40:35' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Indoor hard 100% 1 of 1 –/ })).toBeInTheDocument();
});

test('a match is starred on its own page', async () => {
  await renderTennis({ page: live });
  const star = screen.getByRole('button', { name: 'Матч в избранном' });
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('.LS_favourites')).toMatch(/m7\b/);
  localStorage.clear();
});
