import type { FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { recordsOfDays } from '../../testing/score-flows.ts';
import { createWorld } from '../../world.ts';

type Lineup = FeedRecordOf<'lineup'>;

const START = Date.parse('2026-10-05T00:00:00Z') / 1_000;
const records = recordsOfDays('hockey', 14);
const before = [...createWorld({ seed: 4, sports: ['hockey'] }).snapshotAt(START)];
const matches = new Map(
  [...before, ...records].flatMap((one) => (one.kind === 'match' ? [[one.key, one] as const] : [])),
);
const squads = new Map(
  before.flatMap((one) =>
    one.kind === 'squad' ? [[`${one.teamKey} ${one.season}`, one] as const] : [],
  ),
);
const of = (isPublished: boolean) =>
  records.filter(
    (one): one is Lineup => one.kind === 'lineup' && one.home.starting.length > 0 === isPublished,
  );
const lineups = new Map(of(true).map((one) => [one.matchKey, one]));
const SIDES = ['home', 'away'] as const;

test('players are 18 to 37 years old, most of them 23 to 33', () => {
  const ages = [...squads.values()].flatMap(({ season, players }) =>
    players.map(({ bornOn = '' }) => Number(season.slice(0, 4)) - Number(bornOn.slice(0, 4))),
  );
  expect(ages.length).toBeGreaterThan(2_000);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([18, 37]);
  expect(ages.filter((age) => age > 22 && age < 34).length / ages.length).toBeGreaterThan(0.6);
});

test('a goalie, two defenders and three forwards start, and fourteen are substitutes by position', () => {
  expect(lineups.size).toBeGreaterThan(80);
  for (const lineup of lineups.values()) {
    for (const side of SIDES) {
      const { formation, starting, substitutes, absent } = lineup[side];
      expect(formation).toBe('2-3');
      expect(starting.map(({ position }) => position).join()).toBe('GK,DF,DF,FW,FW,FW');
      expect(substitutes.map(({ position }) => position).join()).toMatch(
        /^GK(?:,DF){4}(?:,FW){9}$/,
      );
      const names = [...starting, ...substitutes, ...absent].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('many teams use both goalies, and many injuries last more than one match', () => {
  const goalies = new Map<string, string[]>();
  const missing = new Map<string, number>();
  for (const [key, lineup] of lineups) {
    for (const side of SIDES) {
      const team = matches.get(key)?.[`${side}Key`] ?? '';
      goalies.set(team, [...(goalies.get(team) ?? []), lineup[side].starting[0]?.name ?? '']);
      for (const { name, reason } of lineup[side].absent) {
        if (reason === 'injured')
          missing.set(`${team} ${name}`, (missing.get(`${team} ${name}`) ?? 0) + 1);
      }
    }
  }
  const both = [...goalies.values()].filter((names) => new Set(names).size === 2);
  expect(both.length / goalies.size).toBeGreaterThan(0.3);
  expect(missing.size).toBeGreaterThan(10);
  expect([...missing.values()].filter((count) => count > 1).length).toBeGreaterThan(
    missing.size / 3,
  );
});

test('players of events are in the line-up, and no scorer assists himself', () => {
  const events = records.filter((one) => one.kind === 'event' && lineups.has(one.matchKey));
  expect(events.length).toBeGreaterThan(1_000);
  let assisted = 0;
  for (const event of events as FeedRecordOf<'event'>[]) {
    const { starting = [], substitutes = [] } = lineups.get(event.matchKey)?.[event.side] ?? {};
    const names = [...starting, ...substitutes].map(({ name }) => name);
    expect(names).toContain(event.player);
    if (event.relatedPlayer === undefined) continue;
    assisted += 1;
    expect(event.type).toMatch(/goal$/);
    expect(names.filter((name) => name !== event.player)).toContain(event.relatedPlayer);
  }
  const goals = events.filter(
    (one) => one.kind === 'event' && /_?goal$/.test(one.type) && one.type !== 'shootout_goal',
  );
  expect(assisted / goals.length).toBeGreaterThan(0.8);
  expect(assisted / goals.length).toBeLessThan(0.95);
});

test('every match that ends has a line-up before its first score, and its absences before that', () => {
  const indexesOf = (isOne: (record: (typeof records)[number]) => boolean) => {
    const indexes = new Map<string, number>();
    for (const [index, one] of records.entries()) {
      if ('matchKey' in one && isOne(one) && !indexes.has(one.matchKey)) {
        indexes.set(one.matchKey, index);
      }
    }
    return indexes;
  };
  const published = new Set<unknown>(lineups.values());
  const absences = indexesOf((one) => one.kind === 'lineup' && !published.has(one));
  const lineup = indexesOf((one) => published.has(one));
  const score = indexesOf((one) => one.kind === 'score');
  const ended = records.flatMap((one) => {
    const isEnd = one.kind === 'score' && one.status === MATCH_STATUS.finished;
    const startsAt = isEnd ? (matches.get(one.matchKey)?.startsAt ?? 0) : 0;
    return isEnd && startsAt > START + 86_400 ? [one.matchKey] : [];
  });
  expect(ended.length).toBeGreaterThan(60);
  const missing = Number.POSITIVE_INFINITY;
  const late = ended.filter((key) => {
    const [first = missing, second = missing] = [absences.get(key), lineup.get(key)];
    return !(first < second && second < (score.get(key) ?? -1));
  });
  expect(late).toEqual([]);
});
