import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventPage } from '@tipmark/contract';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { aMatch, aMatchTip, anEventPage } from '@tipmark/test-kit';
import { address, over } from './finished-match-fixture.ts';
import { hostState, NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { screen as matchScreen } from './match-page-fixture.ts';

const withoutTips = anEventPage(over, { tips: { tips: [], count: 0, lastTipId: null } });
const tipped = anEventPage(over, { tips: { tips: [aMatchTip()], count: 1, lastTipId: null } });
const coming = anEventPage(aMatch().startingAt(NOW_SECONDS + 4_000), {
  tips: { tips: [], count: 0, lastTipId: null },
});
const course: EventPage['course'] = {
  events: [
    {
      ...({ type: 'goal', side: 'home', minute: 24, stoppage: null, second: null } as const),
      player: 'Артём Белозёров',
      relatedPlayer: null,
    },
    {
      ...({ type: 'goal', side: 'home', minute: 58, stoppage: null, second: null } as const),
      player: 'Николай Кольцов',
      relatedPlayer: null,
    },
    {
      ...({ type: 'goal', side: 'away', minute: 61, stoppage: null, second: null } as const),
      player: null,
      relatedPlayer: null,
    },
  ],
  figures: [{ figure: 'shots', home: 15, away: 10 }],
  parts: [[], [{ figure: 'shots', home: 9, away: 3 }]],
};
const played = anEventPage(over, {
  course,
  tips: { tips: [aMatchTip()], count: 1, lastTipId: null },
});
const summary = {
  soccerEventSummary: {
    status: 'ready',
    key: 'k',
    dataKey: 'k',
    data: { link: withoutTips.link, lists: [], asOf: NOW_SECONDS },
  },
} as HostState['loads'];

const openTab = () =>
  screen.getByRole('navigation', { name: 'Разделы матча' }).querySelector('[aria-current]');

test('a finished match without tips opens on the summary of both sides', async () => {
  await renderMatch({ page: withoutTips, loads: summary });
  expect(openTab()).toHaveTextContent('Сводка');
  expect(screen.getByRole('link', { name: 'Прогнозы' })).toHaveAttribute(
    'href',
    `/Events/${withoutTips.link}?tab=tips`,
  );
});

test('a finished match without tips shows the tab of tips if the address requests it', async () => {
  await renderMatch({ page: withoutTips, search: '?tab=tips' });
  expect(openTab()).toHaveTextContent('Прогнозы');
  expect(screen.getByText(/прогнозов/i)).toBeInTheDocument();
});

test.each([
  ['tipped', tipped],
  ['upcoming', coming],
])('a match that is %s opens on its tips', async (_, page) => {
  await renderMatch({ page });
  expect(openTab()).toHaveTextContent('Прогнозы');
});

describe('the first tab', () => {
  const further = (page: EventPage, search: string) =>
    matchScreen
      .furtherLoads?.(hostState({ page }), {
        params: { matchUrl: page.link },
        search: new URLSearchParams(search),
        isPremium: false,
      } as unknown as Visit)
      .map(({ load }) => load);

  test('is requested by the server if there are no tips', () => {
    expect(further(withoutTips, '')).toEqual(['soccerEventSummary']);
    expect(further(tipped, '')).toEqual([]);
  });

  test('is not requested if the address names a tab', () => {
    expect(further(withoutTips, '?tab=tips')).toEqual([]);
    expect(further(withoutTips, '?tab=odds')).toEqual([]);
  });

  const canonicalOf = (page: EventPage, search: string) =>
    matchScreen.head(
      hostState({ page }),
      { search: new URLSearchParams(search), locale: 'ru', timeZone: 'UTC' } as Visit,
      String,
    ).canonical;

  test('has a canonical address without a tab', () => {
    const bare = `/Events/${withoutTips.link}`;
    expect(canonicalOf(withoutTips, '')).toBe(bare);
    expect(canonicalOf(tipped, '')).toBe(bare);
    expect(canonicalOf(tipped, '?tab=tips')).toBe(bare);
    expect(canonicalOf(played, '?tab=events')).toBe(bare);
    expect(canonicalOf(played, '?tab=tips&sort=newest')).toBe(`${bare}?tab=tips`);
  });
});

describe('a match with a reported course', () => {
  test('opens on its course, with the tips on another tab', async () => {
    await renderMatch({ page: played });
    expect(openTab()).toHaveTextContent('Ход матча');
    expect(openTab()).toHaveAttribute('href', `/Events/${played.link}`);
    expect(screen.getByRole('link', { name: /^Прогнозы/ })).toHaveAttribute(
      'href',
      `/Events/${played.link}?tab=tips`,
    );
    expect(screen.getByRole('heading', { name: '1-й тайм 1:0' })).toBeInTheDocument();
    expect(screen.getByText('А. Белозёров')).toBeInTheDocument();
    const shots = screen.getByText('Удары').parentElement;
    expect(shots).toHaveTextContent('УдарыЛадога 15Сталь 10');
  });

  test('shows the statistics of a half at an address of its own', async () => {
    await renderMatch({ page: played });
    await userEvent.click(screen.getByRole('link', { name: '2-й тайм' }));
    expect(address()).toBe(`/Events/${played.link}?part=2`);
    expect(screen.getByText('Удары').parentElement).toHaveTextContent('УдарыЛадога 9Сталь 3');
    // a half without reported statistics offers no choice
    expect(screen.queryByRole('link', { name: '1-й тайм' })).not.toBeInTheDocument();
  });

  test('shows its tips if the address has an order of tips', async () => {
    await renderMatch({ page: played, search: '?sort=newest' });
    expect(openTab()).toHaveTextContent('Прогнозы');
  });

  test('opens on its events while it runs, and has no such tab before the start', async () => {
    const running = anEventPage(over.live('2H:67'), { course });
    const { unmount } = await renderMatch({ page: running });
    expect(openTab()).toHaveTextContent('Ход матча');
    unmount();
    await renderMatch({ page: coming });
    expect(screen.queryByRole('link', { name: 'Ход матча' })).not.toBeInTheDocument();
  });

  test('says before the start that there are no events yet', async () => {
    await renderMatch({ page: coming, search: '?tab=events' });
    expect(screen.getByText(/появятся, когда матч начнётся/)).toBeInTheDocument();
  });
});
