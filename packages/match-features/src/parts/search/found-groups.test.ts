import { aLeague, aMatch } from '@tipmark/test-kit';
import { foundGroups } from './found-groups.ts';

const NOW = Date.UTC(2026, 10, 21, 9) / 1_000;
const DAY = 86_400;
const league = aLeague().named('Premier League').buildHead();

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
  const found = foundGroups(
    {
      matches: [{ league, match: match.buildWire() }],
      teams: [],
      leagues: [],
      referees: [],
      users: [],
    },
    {
      t: (key) => key,
      locale: 'en',
      timeZone: 'UTC',
      nowSeconds: NOW,
      served: new Set(['events']),
      routes: {
        matches: 'events',
        teams: 'team',
        leagues: 'league',
        referees: 'referee',
        users: 'profile',
      },
    },
  );
  expect(found[0]?.items[0]?.note).toBe(note);
});
