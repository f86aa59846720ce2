import type { FeedRecord } from './feed-record.ts';
import { referencesOf } from './record-references.ts';

const source = 's';
const records = [
  { kind: 'league', source, key: 'l' },
  { kind: 'season', source, key: 'e', leagueKey: 'l', deductions: [{ teamKey: 'h', points: 1 }] },
  { kind: 'squad', source, key: 'q', leagueKey: 'l', teamKey: 'h' },
  {
    kind: 'match',
    source,
    key: 'm',
    seasonKey: 'e',
    homeKey: 'h',
    awayKey: 'a',
    refereeKey: 'r',
  },
  { kind: 'odds', source, matchKey: 'm', prices: [['b', '1x2.1', 2_000]] },
  { kind: 'in-play', source, matchKey: 'm', prices: [['b', '1x2.1', 2_000]] },
  ...(['score', 'event', 'events', 'lineup', 'statistics', 'shots', 'views'] as const).map(
    (kind) => ({ kind, source, matchKey: 'm' }),
  ),
] as unknown as FeedRecord[];

/** Every key in a record but its own, wherever it stands. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.endsWith('Key') ? [inner as string] : keysIn(inner),
  );
}

test.each(records.map((record) => [record.kind, record] as const))(
  'a %s refers to every key in it',
  (_, record) => {
    const bookmakers = 'prices' in record ? ['b'] : [];
    const keys = referencesOf(record).map(([, key]) => key);
    expect(keys.toSorted()).toEqual([...keysIn(record), ...bookmakers].toSorted());
  },
);

test('a match without a referee refers to none', () => {
  const { refereeKey: _, ...match } = records[3] as FeedRecord & { readonly refereeKey: string };
  const kinds = referencesOf(match as FeedRecord).map(([kind]) => kind);
  expect(kinds).toEqual(['season', 'team', 'team']);
});
