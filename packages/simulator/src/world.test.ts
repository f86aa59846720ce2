import {
  type FeedRecord,
  type FeedRecordKind,
  type FeedRecordOf,
  feedRecord,
} from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { sampleOf } from '@tipmark/test-kit/sample';
import { recordedSnapshot } from './testing/recorded-snapshot.ts';
import { condensed } from './timed-record.ts';
import { createWorld } from './world.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A Saturday evening in Europe. */
const NOW = Date.parse('2026-11-21T17:00:00Z') / 1_000;

const of = <Kind extends FeedRecordKind>(records: readonly FeedRecord[], kind: Kind) =>
  records.filter((record): record is FeedRecordOf<Kind> => record.kind === kind);

const text = (records: Iterable<FeedRecord>) =>
  [...records].map((one) => JSON.stringify(one)).join('\n');

describe('the same seed and clock', () => {
  test('produce the same bytes, whatever was requested before', () => {
    const used = createWorld({ seed: 5 });
    used.recordsBetween(NOW - 40 * DAY, NOW - 39 * DAY);
    const since = sampleOf(NOW - 2 * HOUR, undefined);
    expect(text(used.snapshotAt(NOW, since))).toBe(
      text(createWorld({ seed: 5 }).snapshotAt(NOW, since)),
    );
    expect(text(used.recordsBetween(NOW, NOW + HOUR))).toBe(
      text(createWorld({ seed: 5 }).recordsBetween(NOW, NOW + HOUR)),
    );
  });

  test('another seed produces another world with the same team names', () => {
    const [one, other] = [5, 6].map((seed) => [
      ...createWorld({ seed }).snapshotAt(NOW, NOW + 6 * DAY),
    ]);
    expect(of(one ?? [], 'team')).toEqual(of(other ?? [], 'team'));
    expect(text(of(one ?? [], 'match'))).not.toBe(text(of(other ?? [], 'match')));
  });
});

describe('time', () => {
  const world = createWorld({ seed: 1 });

  test.each([5, 7, 60, 1_000])(
    'steps of %d seconds emit the same records as a single step',
    (step) => {
      const end = NOW + 2 * HOUR;
      const parts: FeedRecord[] = [];
      for (let from = NOW; from < end; from += step) {
        parts.push(...world.recordsBetween(from, Math.min(end, from + step)));
      }
      expect(text(parts)).toBe(text(world.recordsBetween(NOW, end)));
    },
  );

  test('a snapshot followed by later records equals the later snapshot', () => {
    const since = NOW - sampleOf(1, 2) * DAY;
    const later = NOW + 30 * HOUR;
    const followed = stateOf([
      ...world.snapshotAt(NOW, since),
      ...world.recordsBetween(NOW, later),
    ]);
    expect(followed).toEqual(stateOf([...world.snapshotAt(later, since)]));
  });

  test('dropping outdated records does not change the final state', () => {
    const records = world.recordsBetween(NOW, NOW + 6 * HOUR);
    const shorter = condensed(records);
    expect(shorter.length).toBeLessThan(records.length / 2);
    expect(stateOf(shorter)).toEqual(stateOf(records));
  });

  test('no time span emits no records', () => {
    expect(world.recordsBetween(NOW, NOW)).toEqual([]);
  });

  test('sequence numbers of a match grow with time', () => {
    const last = new Map<string, number>();
    const late = of(world.recordsBetween(NOW, NOW + 8 * HOUR), 'score').filter(
      ({ matchKey, seq }) => {
        const isLate = seq <= (last.get(matchKey) ?? -1);
        last.set(matchKey, seq);
        return isLate;
      },
    );
    expect(late).toEqual([]);
    expect(last.size).toBeGreaterThan(20);
  });
});

describe('a snapshot', () => {
  const records = recordedSnapshot('of all', { now: NOW });
  const matches = of(records, 'match').filter(({ seq }) => seq === 1);
  const statuses = new Map(of(records, 'score').map((score) => [score.matchKey, score]));

  test('consists of valid feed records', () => {
    const isPrice = ({ kind }: FeedRecord) => kind === 'odds' || kind === 'in-play';
    const some = records.filter((record, index) => !isPrice(record) || index % 10 === 0);
    const refused = some.filter((record) => !feedRecord.safeParse(record).success);
    expect(refused).toEqual([]);
  });

  test('emits every record before it is referred to, and no key twice', () => {
    const known = new Set<string>();
    const [unknown, repeated]: [string[], string[]] = [[], []];
    for (const record of records) {
      unknown.push(...referencesOf(record).filter((needed) => !known.has(needed)));
      if (!('key' in record) || record.kind === 'event') continue;
      const name = `${record.kind} ${record.key}`;
      if (known.has(name) && record.kind !== 'match') repeated.push(name);
      known.add(name);
    }
    expect([unknown, repeated]).toEqual([[], []]);
  });

  test('has 45 to 190 matches a day from three days back to a week ahead', () => {
    for (let day = -3; day <= 7; day += 1) {
      const start = Math.floor(NOW / DAY) * DAY + day * DAY;
      const count = matches.filter(
        (one) => one.startsAt >= start && one.startsAt < start + DAY,
      ).length;
      expect([day, count > 45 && count < 190]).toEqual([day, true]);
    }
  });

  test('has finished, live, scheduled and postponed matches', () => {
    const count = (status: number) =>
      [...statuses.values()].filter((score) => score.status === status).length;
    expect(count(MATCH_STATUS.finished)).toBeGreaterThan(100);
    expect(count(MATCH_STATUS.live)).toBeGreaterThan(10);
    expect(matches.filter(({ startsAt }) => startsAt > NOW).length).toBeGreaterThan(300);
    const putOff = of(records, 'match').filter(({ seq }) => seq === 2);
    expect(putOff.length).toBeGreaterThan(0);
  });

  test('contains nothing from the future', () => {
    const starts = new Map(of(records, 'match').map(({ key, startsAt }) => [key, startsAt]));
    const times = [...of(records, 'odds'), ...of(records, 'forecast')].map(({ at }) => at);
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW);
    const early = of(records, 'score').filter(
      ({ matchKey, status }) =>
        (starts.get(matchKey) ?? 0) > NOW &&
        status !== MATCH_STATUS.walkover &&
        status !== MATCH_STATUS.awarded,
    );
    expect(early).toEqual([]);
  });

  test('has a forecast for most matches of the next two days', () => {
    const soon = matches.filter(({ startsAt }) => startsAt > NOW && startsAt < NOW + 2 * DAY);
    const forecast = new Set(of(records, 'forecast').map(({ matchKey }) => matchKey));
    const share = soon.filter(({ key }) => forecast.has(key)).length / soon.length;
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(1);
  });
});

test('the world continues across the turn of a season and of a year', () => {
  const world = createWorld({ seed: 2 });
  const newYear = Date.parse('2027-01-04T00:00:00Z') / 1_000;
  for (const day of sampleOf([0], [-2, 0, 2])) {
    const now = newYear + day * DAY;
    const records = [...world.snapshotAt(now, sampleOf(now, undefined))];
    const known = new Set(of(records, 'season').map(({ key }) => key));
    const matches = of(records, 'match');
    expect(matches.length).toBeGreaterThan(500);
    expect(matches.filter(({ seasonKey }) => !known.has(seasonKey))).toEqual([]);
  }
});

/**
 * What a database stores of a stream: the last score, statistics, views and sets, and the set of
 * all the rest.
 */
function stateOf(records: readonly FeedRecord[]): Map<string, string> {
  const state = new Map<string, string>();
  for (const record of records) {
    if (record.kind === 'points') {
      state.set(`points ${record.matchKey} ${record.set}`, JSON.stringify(record));
    } else if (
      ['score', 'shots', 'statistics', 'lineup', 'views'].includes(record.kind) &&
      'matchKey' in record
    ) {
      state.set(`${record.kind} ${record.matchKey}`, JSON.stringify(record));
    } else {
      const json = JSON.stringify(record);
      state.set(json, json);
    }
  }
  return new Map([...state].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function referencesOf(record: FeedRecord): string[] {
  if (record.kind === 'season') return [`league ${record.leagueKey}`];
  if (record.kind === 'match') {
    const { seasonKey, homeKey, awayKey, refereeKey } = record;
    const referee = refereeKey === undefined ? [] : [`referee ${refereeKey}`];
    return [`season ${seasonKey}`, `team ${homeKey}`, `team ${awayKey}`, ...referee];
  }
  if (record.kind === 'odds') return record.prices.map(([bookmaker]) => `bookmaker ${bookmaker}`);
  return 'matchKey' in record ? [`match ${record.matchKey}`] : [];
}
