import type { SearchResults } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { foundGroups } from './found-groups.ts';

const NOW = Date.UTC(2026, 10, 21, 9) / 1_000;
const DAY = 86_400;
const league = aLeague().named('Premier League').buildHead();

const groupsOf = (found: Partial<SearchResults>) =>
  foundGroups(
    { matches: [], teams: [], leagues: [], referees: [], users: [], ...found },
    {
      t: (key) => key,
      locale: 'en',
      timeZone: 'UTC',
      nowSeconds: NOW,
      served: new Set(['events', 'team', 'league', 'referee']),
      routes: {
        matches: 'events',
        teams: 'team',
        leagues: 'league',
        referees: 'referee',
        users: 'profile',
      },
    },
  );

test.each([
  [aMatch().startingAt(NOW + 3_600), 'Premier League · 10:00'],
  [aMatch().startingAt(NOW + DAY), 'Premier League · Sun 22, 09:00'],
  [
    aMatch()
      .startingAt(NOW - 400 * DAY)
      .finished()
      .withScore(2, 1),
    'Premier League · 17\u00A0Oct\u00A02025, 09:00, 2:1',
  ],
])('a found match shows its time as briefly as its day allows: %#', (match, note) => {
  const found = groupsOf({ matches: [{ league, match: match.buildWire() }] });
  expect(found[0]?.items[0]?.note).toBe(note);
});

test('what has a name by rule is shown with its original name', () => {
  const referee = { link: '4-espen', name: 'Эспен Эскос', countryCode: 'NO' };
  const found = groupsOf({
    teams: [
      { ...referee, countryName: 'Норвегия', logo: null, originalName: 'Espen' },
      { ...referee, countryName: 'Норвегия', logo: null },
    ],
    referees: [{ ...referee, originalName: 'Espen Eskås' }, referee],
  });
  expect(found.flatMap(({ items }) => items.map(({ note }) => note))).toEqual([
    'Норвегия · Espen',
    'Норвегия',
    'Espen Eskås',
    '',
  ]);
});
