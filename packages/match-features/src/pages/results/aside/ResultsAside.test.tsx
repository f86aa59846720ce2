import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { soccerDayTips, soccerEventPage, soccerResultsPage } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';
import { aLeague, aMatch, aMatchTip, anEventPage, aResultsPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { headSegments } from '../../../parts/match-head/head-segments.ts';
import { loadOf } from '../../../parts/page/page-load.ts';
import { game, ready, renderGame } from '../../../testing/game-fixture.tsx';
import type { AsideOptions } from './aside-options.ts';
import { createResultsAside } from './create-results-aside.tsx';
import { matchToShow } from './pointed-match.ts';
import { ResultsAside } from './ResultsAside.tsx';

const matchPreview = createLoad('soccerMatchPreview', { request: soccerEventPage, when: 'latest' });
const dayTips = loadOf(soccerDayTips);
const options: AsideOptions = {
  sport: game,
  results: loadOf(soccerResultsPage),
  preview: matchPreview,
  dayTips,
};
const previewRequest = (matchUrl: string) =>
  matchPreview.requested({ segments: headSegments(matchUrl) });
const dayTipsRequest = (timestamp: number) => dayTips.requested({ query: { timestamp } });

const quiet = aMatch().withId(1).between('Кедр', 'Маяк').seen(900);
const running = aMatch()
  .withId(2)
  .between('Зенит', 'Спартак')
  .live('2H:67')
  .withScore(2, 1)
  .seen(10);
const other = aMatch().withId(3).between('Прибой', 'Полюс').live('1H:5').seen(50);
const day = aResultsPage([aLeague().having(quiet, running, other)]);
const priced = (oddType: string, first: number, current: number) => ({
  oddType,
  first,
  current,
  closing: null,
  best: null,
});
const page = {
  ...anEventPage(running),
  odds: [priced('1x2.1', 1.8, 1.5), priced('1x2.x', 4, 4), priced('1x2.2', 6, 7)],
};

const WithAside = () => (
  <>
    <a href="/Events/1-kedr-mayak">Кедр – Маяк</a>
    <a href="/Tournaments/1-x">Турнир</a>
    <ResultsAside options={options} />
  </>
);

const draw = (slots = {}) =>
  renderGame({
    Screen: WithAside,
    address: '/Results',
    loads: { soccerResultsPage: ready(day), ...slots },
  });

test('the preview starts with the most viewed running match', async () => {
  expect(matchToShow(day)).toMatch(/^3-/);
  const { dispatched } = await draw();
  expect(dispatched.at(-1)).toMatchObject({
    type: 'soccerMatchPreview/requested',
    request: { segments: { matchUrl: expect.stringMatching(/^3-/) } },
  });
});

test('the preview is requested again some time after a goal, not by every page at once', async () => {
  jest.useFakeTimers();
  try {
    const scored = aResultsPage([aLeague().having(quiet, running.withScore(3, 1), other)]);
    const { dispatched } = await draw({
      soccerMatchPreview: ready(page),
      soccerResultsPage: ready(scored),
    });
    const again = () =>
      dispatched.filter(({ type }) => type === 'soccerMatchPreview/requested').length;
    act(() => jest.advanceTimersByTime(9_900));
    expect(again()).toBe(0);
    act(() => jest.advanceTimersByTime(15_200));
    expect(again()).toBe(1);
    expect(dispatched.at(-1)).toEqual(previewRequest(page.link));
  } finally {
    jest.useRealTimers();
  }
});

test('the preview has score, probabilities, price moves and a link, without accessibility violations', async () => {
  const { container } = await draw({ soccerMatchPreview: ready(page) });
  const preview = screen.getByRole('article', { name: /Зенит – Спартак/ });
  expect(preview).toHaveTextContent('2:1');
  expect(preview).toHaveTextContent(/П1 \d\d.%/);
  expect(preview).toHaveTextContent('1.80 › 1.50');
  expect(screen.getByRole('link', { name: 'Открыть матч' })).toHaveAttribute(
    'href',
    `/Events/${page.link}`,
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('data that came with the page is not requested again', async () => {
  const reported = { tips: [], count: 0, timestamp: day.timestamp, asOf: day.asOf };
  const { dispatched } = await draw({
    soccerMatchPreview: ready(page),
    soccerDayTips: ready(reported),
  });
  expect(dispatched).toEqual([]);
});

test('the tab of running matches says when there are none', async () => {
  const calm = aResultsPage([aLeague().having(quiet)]);
  const setting = { soccerResultsPage: ready(calm), soccerMatchPreview: ready(page) };
  const { unmount } = await draw(setting);
  expect(screen.queryByText(/В игре сейчас ничего нет/)).not.toBeInTheDocument();
  unmount();
  await renderGame({ Screen: WithAside, address: '/Results?tab=live', loads: setting });
  expect(screen.getByText(/В игре сейчас ничего нет/)).toBeInTheDocument();
});

test('nothing is requested on a screen without room beside the list', () => {
  const { asideLoads } = createResultsAside(options);
  const state = { loads: { soccerResultsPage: ready(day) }, view: { isMobile: false } } as never;
  expect(asideLoads(state)).toEqual([]);
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (() => ({ matches: true })) as never;
  const requested = asideLoads(state).map(({ type }) => type);
  globalThis.matchMedia = matchMedia;
  expect(requested).toEqual(['soccerMatchPreview/requested', 'soccerDayTips/requested']);
});

test('a row that has the focus for a while is previewed; one passed over, or another link, is not', async () => {
  jest.useFakeTimers();
  const { dispatched } = await draw({ soccerMatchPreview: ready(page) });
  const before = dispatched.length;
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Кедр – Маяк' }));
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Турнир' }));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(dispatched).toHaveLength(before);
  fireEvent.focusIn(screen.getByRole('link', { name: 'Кедр – Маяк' }));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(dispatched.at(-1)).toEqual(previewRequest('1-kedr-mayak'));
  jest.useRealTimers();
});

test('a match that fails to load has a message and a button to retry', async () => {
  const error = { status: 500, code: 'internal', message: '' };
  await draw({ soccerMatchPreview: { status: 'failed', error } });
  expect(screen.getByText('Не удалось загрузить матч')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
});

describe('tips of the day', () => {
  const tip = {
    ...aMatchTip({
      author: {
        name: 'Марина',
        url: 'marina',
        position: 3,
        label: 'Топ 10',
        badges: [],
        roiPercent: 6.2,
        countOfTips: 312,
      },
      odd_type: '1x2.2',
      odds: 2.31,
    }),
    match: { link: '9-kedr-mayak', home: 'Кедр', away: 'Маяк', startsAt: day.timestamp },
  };
  const reported = { tips: [tip], count: 1_318, timestamp: day.timestamp, asOf: day.asOf };
  const card = (name = 'Прогнозы дня') => screen.getByRole('article', { name });

  test('are requested for the day of the list, and again for another day', async () => {
    const { dispatched, answer } = await draw();
    expect(dispatched).toContainEqual(dayTipsRequest(day.timestamp));
    expect(card()).toHaveTextContent('Загружаем');
    answer({ soccerResultsPage: ready({ ...day, timestamp: day.timestamp + 86_400 }, 'b') });
    expect(dispatched.at(-1)).toEqual(dayTipsRequest(day.timestamp + 86_400));
  });

  test('show author, match, outcome and odds, with a link to all tips of the day', async () => {
    const { container } = await draw({
      soccerMatchPreview: ready(page),
      soccerDayTips: ready(reported),
    });
    const shown = within(card());
    expect(shown.getByRole('link', { name: 'Кедр – Маяк' })).toHaveAttribute(
      'href',
      '/Events/9-kedr-mayak',
    );
    expect(shown.getByRole('link', { name: 'Марина' })).toHaveAttribute('href', '/profile/marina');
    expect(card()).toHaveTextContent(/Топ 10.*ROI \+6,2.%, прогнозов: 312/);
    expect(card()).toHaveTextContent('П2');
    expect(card()).toHaveTextContent('2.31');
    expect(shown.getByRole('link', { name: /Прогнозы дня: Все 1.?318/ })).toHaveAttribute(
      'href',
      `/Results?timestamp=${day.timestamp}&tab=tips`,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  test('show a message when there are none', async () => {
    await draw({ soccerDayTips: ready({ ...reported, tips: [], count: 0 }) });
    expect(card()).toHaveTextContent('На матчи этого дня, которые ещё не начались, прогнозов нет');
    expect(within(card()).queryByRole('link')).not.toBeInTheDocument();
  });

  test('show a failure with a button to retry', async () => {
    const error = { status: 500, code: 'internal', message: '' };
    const { dispatched } = await draw({ soccerDayTips: { status: 'failed', error } });
    expect(card()).toHaveTextContent('Не удалось загрузить прогнозы дня');
    fireEvent.click(within(card()).getByRole('button', { name: 'Повторить' }));
    expect(dispatched.at(-1)).toEqual(dayTipsRequest(day.timestamp));
  });

  test('come after the match, and after its tips once it is hovered', async () => {
    jest.useFakeTimers();
    const tips = { tips: [aMatchTip()], count: 1, lastTipId: null };
    await draw({ soccerMatchPreview: ready({ ...page, tips }), soccerDayTips: ready(reported) });
    const names = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    const preview = expect.stringContaining('Зенит – Спартак');
    expect(names()).toEqual([preview, 'Прогнозы дня']);
    fireEvent.pointerOver(screen.getAllByRole('link', { name: 'Кедр – Маяк' })[0] as Element);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(names()).toEqual([preview, 'Прогнозы на матч', 'Прогнозы дня']);
    jest.useRealTimers();
  });
});
