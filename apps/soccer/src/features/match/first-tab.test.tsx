import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { EventPage } from '@tipmark/contract';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { aMatch, aMatchTip, anEventPage } from '@tipmark/test-kit';
import { over } from './finished-match-fixture.ts';
import { hostState, NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { screen as matchScreen } from './screen.ts';

const nobodys = anEventPage(over, { tips: { tips: [], count: 0, lastTipId: null } });
const tipped = anEventPage(over, { tips: { tips: [aMatchTip()], count: 1, lastTipId: null } });
const coming = anEventPage(aMatch().startingAt(NOW_SECONDS + 4_000), {
  tips: { tips: [], count: 0, lastTipId: null },
});
const summary = {
  soccerEventSummary: {
    status: 'ready',
    key: 'k',
    dataKey: 'k',
    data: { link: nobodys.link, lists: [], asOf: NOW_SECONDS },
  },
} as HostState['loads'];

const openTab = () =>
  screen.getByRole('navigation', { name: 'Разделы матча' }).querySelector('[aria-current]');

test('a match that is over and nobody tipped opens on what both sides have played', async () => {
  await renderMatch({ page: nobodys, loads: summary });
  expect(openTab()).toHaveTextContent('Сводка');
  expect(screen.getByRole('link', { name: 'Прогнозы' })).toHaveAttribute(
    'href',
    `/Events/${nobodys.link}?tab=tips`,
  );
});

test('its tips are told where they are asked for', async () => {
  await renderMatch({ page: nobodys, search: '?tab=tips' });
  expect(openTab()).toHaveTextContent('Прогнозы');
  expect(screen.getByText(/прогнозов/i)).toBeInTheDocument();
});

test.each([
  ['tipped', tipped],
  ['to come', coming],
])('a match that is %s opens on its tips', async (_, page) => {
  await renderMatch({ page });
  expect(openTab()).toHaveTextContent('Прогнозы');
});

describe('the server asks for what the page opens on', () => {
  const further = (page: EventPage, search: string) =>
    matchScreen
      .furtherLoads?.(hostState({ page }), {
        params: { matchUrl: page.link },
        search: new URLSearchParams(search),
        isPremium: false,
      } as unknown as Visit)
      .map(({ load }) => load);

  test('once it knows that nobody has tipped', () => {
    expect(further(nobodys, '')).toEqual(['soccerEventSummary']);
    expect(further(tipped, '')).toEqual([]);
  });

  test('and for nothing more where the address names a tab', () => {
    expect(further(nobodys, '?tab=tips')).toEqual([]);
    expect(further(nobodys, '?tab=odds')).toEqual([]);
  });

  test('the address people know the match by stays the bare one', () => {
    const head = matchScreen.head(
      hostState({ page: nobodys }),
      { search: new URLSearchParams('?tab=tips'), locale: 'ru', timeZone: 'UTC' } as Visit,
      String,
    );
    expect(head.canonical).toBe(`/Events/${nobodys.link}`);
  });
});
