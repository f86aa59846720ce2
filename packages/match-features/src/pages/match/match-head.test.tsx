import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEventPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { over, page } from './finished-match-fixture.ts';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';

const plain = { stoppage: null, second: null } as const;
const reported = anEventPage(over.live('2H:67'), {
  incidents: [
    { ...plain, type: 'goal', side: 'home', minute: 24, player: 'Артём Белозёров' },
    { ...plain, type: 'own_goal', side: 'away', minute: 41, player: 'Глеб Кольцов' },
    { ...plain, type: 'red', side: 'away', minute: 63, player: null },
  ],
});

describe('goals and dismissals', () => {
  test('are listed under the score, separately for each side', async () => {
    const { container } = await renderMatch({ page: reported });
    const itemsOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(itemsOf('Голы и удаления, Ладога')).toEqual(["Гол 24' А. Белозёров"]);
    expect(itemsOf('Голы и удаления, Сталь')).toEqual([
      "Гол 41' Г. Кольцов (авт.)",
      "Удаление 63' ",
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('are in English on English pages, and absent before there are any', async () => {
    const { container } = await renderMatch({ page: reported, locale: 'en' });
    expect(within(container).getByText('Sent off')).toBeInTheDocument();
    await renderMatch({ page });
    expect(screen.queryByRole('list', { name: /Голы и удаления/ })).not.toBeInTheDocument();
  });
});

test('a live score whose source is behind says how old it is, others do not', async () => {
  const asOf = NOW_SECONDS - 380;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW_SECONDS * 1_000);
  const late = anEventPage(over.live('2H:67').scoredAt(asOf));
  const { container, unmount } = await renderMatch({ page: late });
  expect(screen.getByText('счёт обновлён 6 мин назад, в 11:53')).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
  unmount();
  const english = await renderMatch({ page: late, locale: 'en' });
  expect(screen.getByText('score updated 6 min ago, at 11:53')).toBeInTheDocument();
  english.unmount();
  const hoursAgo = anEventPage(over.live('2H:67').scoredAt(NOW_SECONDS - 2 * 3_600));
  const behind = await renderMatch({ page: hoursAgo });
  expect(screen.getByText('счёт на 10:00, источник отстаёт')).toBeInTheDocument();
  behind.unmount();
  await renderMatch({ page: reported });
  expect(screen.queryByText(/счёт обновлён|счёт на/)).not.toBeInTheDocument();
  clock.mockRestore();
});

describe('on a phone', () => {
  const observed: { report: IntersectionObserverCallback; target: Element | undefined }[] = [];

  beforeEach(() => {
    observed.length = 0;
    class Observer {
      readonly one: (typeof observed)[number];
      constructor(report: IntersectionObserverCallback) {
        this.one = { report, target: undefined };
        observed.push(this.one);
      }
      observe(target: Element) {
        this.one.target = target;
      }
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  const scrolledTo = (top: number) =>
    act(async () => {
      for (const { report } of observed) {
        report(
          [{ isIntersecting: top >= 0, boundingClientRect: { top } } as IntersectionObserverEntry],
          {} as never,
        );
      }
    });

  test('names and score stay visible while the head is scrolled away', async () => {
    const { container } = await renderMatch({ page: reported });
    const bar = () => container.querySelector('header > div > [aria-hidden] > div');
    expect(observed).toHaveLength(1);
    expect(bar()).toBeNull();
    await scrolledTo(-20);
    expect(bar()).toHaveTextContent("Ладога2:1Сталь67'");
    await scrolledTo(40);
    expect(bar()).toBeNull();
  });

  test('a head below the screen does not count as scrolled away', async () => {
    const { container } = await renderMatch({ page: reported });
    await act(async () => {
      for (const { report } of observed) {
        report(
          [
            {
              isIntersecting: false,
              boundingClientRect: { top: 900 },
            } as IntersectionObserverEntry,
          ],
          {} as never,
        );
      }
    });
    expect(container.querySelector('header > div > [aria-hidden] > div')).toBeNull();
  });
});

test('a match is shared by its address, without what is selected on the page', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { dispatched } = await renderMatch({ page, search: '?tab=odds' });
  await user.click(screen.getByRole('button', { name: 'Поделиться матчем' }));
  expect(copied).toHaveBeenCalledWith(`http://localhost/Events/${page.link}`);
  expect(dispatched.at(-1)).toMatchObject({
    type: 'host/notify',
    notice: { text: 'Ссылка на матч скопирована', kind: 'done' },
  });
});

test('a match is starred on its own page, and the star is stored', async () => {
  const user = userEvent.setup();
  await renderMatch({ page });
  const star = screen.getByRole('button', { name: 'Матч в избранном' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('.LS_favourites')).toContain(`m${over.build().matchId}`);
  localStorage.clear();
});

test('both sides show their position, with a link to the table', async () => {
  const ranked = {
    ...page,
    home: { ...page.home, place: { position: 3, points: 28 } },
    away: { ...page.away, place: { position: 11, points: 1 } },
  };
  const { unmount } = await renderMatch({ page: ranked });
  const position = screen.getByRole('link', { name: '3-е место, 28 очков' });
  expect(position).toHaveAttribute('href', `/Events/${page.link}?tab=table`);
  expect(screen.getByRole('link', { name: '11-е место, 1 очко' })).toBeInTheDocument();
  unmount();
  await renderMatch({ page: ranked, locale: 'en' });
  expect(screen.getByRole('link', { name: '3rd, 28 pts' })).toHaveAttribute(
    'href',
    `/en/Events/${page.link}?tab=table`,
  );
});

test('teams of a match without a table have no position', async () => {
  await renderMatch({ page });
  expect(screen.queryByRole('link', { name: /место/ })).not.toBeInTheDocument();
});
