import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchWithLeague } from '@tipmark/contract';
import { ServedRoutesContext } from '@tipmark/remote-kit';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderInShell } from '../../testing/page-fixture.tsx';
import { DayMatches } from './DayMatches.tsx';
import { dayMatchesAt } from './day-matches-load.ts';

/** 2026-11-21 10:00 UTC. */
const NOW = 1_795_255_200;
const HOUR = 3_600;

const league = aLeague().named('Кубок').buildHead();
const playing = aMatch().withId(7).between('Зенит', 'Спартак').live('2H:67').withScore(2, 1);
const coming = aMatch()
  .withId(8)
  .between('Ладога', 'Сталь')
  .startingAt(NOW + HOUR);
const rowsOf = (...matches: readonly (typeof playing)[]): MatchWithLeague[] =>
  matches.map((match) => ({ league, match: match.buildWire() }));

interface Drawn {
  readonly address?: string;
  readonly matches?: readonly MatchWithLeague[];
  readonly slot?: object;
  readonly served?: readonly string[];
  readonly timeZone?: string;
}

function draw({ address = '/Events/1-x', matches = [], slot, ...more }: Drawn) {
  const { served = ['events', 'hockeyEvents', 'tennisEvents'], timeZone = 'Europe/Moscow' } = more;
  const { key } = dayMatchesAt(address);
  const ready = { status: 'ready', key, dataKey: key, data: { sidebar: null, matches } };
  return renderInShell(
    <MemoryRouter address={address}>
      <ServedRoutesContext value={new Set(served)}>
        <main>
          <DayMatches />
        </main>
      </ServedRoutesContext>
    </MemoryRouter>,
    {
      locale: address.startsWith('/en') ? 'en' : 'ru',
      session: { timeZone },
      view: { nowSeconds: NOW },
      loads: { dayMatches: slot ?? ready },
      isAnsweredByTest: true,
    },
  );
}

const heading = () => screen.getByRole('heading', { level: 2 });

test('a live match has its score, an upcoming one its start in the visitor’s time zone', async () => {
  const { container } = draw({ matches: rowsOf(playing, coming) });
  expect(heading()).toHaveTextContent('Матчи дня');
  const [live, next] = screen.getAllByRole('link');
  expect(live).toHaveTextContent('Идёт Зенит – Спартак 2:1 Кубок');
  expect(live).toHaveAttribute('href', expect.stringMatching(/^\/Events\/7-/));
  expect(next).toHaveTextContent('14:00 Ладога – Сталь Кубок');
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['/en/hockey/Events/1-x', /^\/en\/hockey\/Events\/7-/],
  ['/en/tennis/nowhere', /^\/en\/tennis\/events\/7-/i],
  ['/en/nowhere', /^\/en\/Events\/7-/],
])('on %s rows link to matches of its sport', (address, page) => {
  draw({ address, matches: rowsOf(playing) });
  expect(heading()).toHaveTextContent('Matches of the day');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(page));
  expect(screen.getByRole('link')).toHaveTextContent('Live');
});

test('a match that is tomorrow in the visitor’s time zone is not a match of the day', () => {
  const matches = rowsOf(coming.startingAt(NOW + 5 * HOUR));
  const { unmount } = draw({ matches });
  expect(heading()).toHaveTextContent('Матчи дня');
  unmount();
  draw({ matches, timeZone: 'Asia/Tokyo' });
  expect(heading()).toHaveTextContent('Ближайшие матчи');
});

test('rows have no links where pages of matches are not served', () => {
  draw({ matches: rowsOf(playing), served: [] });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(within(screen.getByRole('listitem')).getByText('Зенит – Спартак')).toBeVisible();
});

test('says that there are no matches, or that they are loading', () => {
  const { unmount } = draw({});
  expect(screen.getByText('Матчей пока не назначено.')).toBeVisible();
  unmount();
  draw({ slot: { status: 'loading', key: dayMatchesAt('/').key } });
  expect(screen.queryByText('Матчей пока не назначено.')).not.toBeInTheDocument();
  expect(screen.getByText('Загружаем')).toBeInTheDocument();
});

test('matches that failed to load can be requested again, for the same sport', async () => {
  const error = { status: 503, code: 'unavailable', message: '' };
  const { store } = draw({
    address: '/hockey/nowhere',
    slot: { status: 'failed', key: 'x', error },
  });
  expect(screen.getByText('Матчи не загрузились')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(store.getState().loads['dayMatches']).toMatchObject({
    status: 'loading',
    key: dayMatchesAt('/hockey/Results').key,
  });
});
