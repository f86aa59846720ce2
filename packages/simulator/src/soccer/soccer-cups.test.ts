import type { FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { type CivilDay, civilDay } from '../calendar/civil-day.ts';
import { createCalendar } from './calendar/fixtures.ts';
import { cups } from './cup-catalogue.ts';
import { disruptionOf } from './play/disruption.ts';
import { soccerPlan } from './soccer-plan.ts';

const SEED = 1;
const calendar = createCalendar(SEED);
const FIRST = civilDay(2026, 7, 6);
const LAST = civilDay(2027, 1, 3);
const fixtures = Array.from(
  { length: LAST - FIRST },
  (_, index): CivilDay => FIRST + index,
).flatMap((day) => calendar(day).map((fixture) => ({ day, fixture })));
const ofCups = fixtures.filter(({ fixture }) => fixture.kind === 'cup');

type Score = FeedRecordOf<'score'>;
const ends = new Map(
  ofCups.map(({ fixture }) => {
    const records = soccerPlan(SEED, fixture).between(
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    );
    const scores = records
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ record }) => (record.kind === 'score' ? [record] : []));
    return [fixture.key, { fixture, end: scores.at(-1), records }] as const;
  }),
);

const all = ({ home, away, extra = [0, 0], penalties = [0, 0] }: NonNullable<Score['score']>) =>
  [home + extra[0] + penalties[0], away + extra[1] + penalties[1]] as const;

function winnerOf(end: Score | undefined): 'home' | 'away' | undefined {
  if (end?.advancing !== undefined) return end.advancing;
  if (end?.score === null || end?.score === undefined) return undefined;
  const [home, away] = all(end.score);
  return home === away ? undefined : home > away ? 'home' : 'away';
}

test('winners of cup ties play in the next round, and no other club does', () => {
  for (const cup of cups) {
    const ties = [...ends.values()].filter(({ fixture }) => fixture.league.key === cup.key);
    expect([cup.key, ties.length]).toEqual([cup.key, cup.entrants.length - 1]);
    let left = new Set(cup.entrants.map(({ key }) => key));
    for (let size = cup.entrants.length; size > 1; size /= 2) {
      const round = ties.filter(({ fixture }) => new RegExp(`-${size}-\\d+$`).test(fixture.key));
      const playing = round.flatMap(({ fixture: { home, away } }) => [home.key, away.key]);
      expect(playing.toSorted()).toEqual([...left].toSorted());
      left = new Set(
        round.map(({ fixture, end }) => {
          const winner = winnerOf(end);
          expect([fixture.key, winner]).not.toEqual([fixture.key, undefined]);
          return fixture[winner ?? 'home'].key;
        }),
      );
    }
    expect(left.size).toBe(1);
  }
});

test('only level matches have extra time, and only level extra time is followed by penalties', () => {
  const played = [...ends.values()].flatMap(({ end }) =>
    end?.status === MATCH_STATUS.finished && end.score !== null ? [end.score] : [],
  );
  for (const { home, away, extra, penalties } of played) {
    expect(extra !== undefined).toBe(home === away);
    expect(penalties !== undefined).toBe(extra !== undefined && extra[0] === extra[1]);
  }
  const extra = played.filter((score) => score.extra !== undefined);
  const kicks = played.filter(({ penalties }) => penalties !== undefined);
  expect(extra.length / played.length).toBeGreaterThan(0.15);
  expect(extra.length / played.length).toBeLessThan(0.33);
  expect(kicks.length).toBeGreaterThan(10);
  expect(kicks.length).toBeLessThan(extra.length);
});

test('penalties are emitted one by one and end when they are decided', () => {
  for (const { end, records } of ends.values()) {
    const [scored, missed] = end?.score?.penalties ?? [0, 0];
    const kicks = records.flatMap(({ record }) =>
      record.kind === 'event' && record.type.startsWith('shootout') ? [record] : [],
    );
    expect(kicks.filter(({ type }) => type === 'shootout_goal')).toHaveLength(scored + missed);
    if (kicks.length > 0 && kicks.length <= 10) expect(kicks.length).toBeGreaterThanOrEqual(6);
    if (kicks.length > 10) expect(Math.abs(scored - missed)).toBe(1);
  }
});

test('a cup tie is announced only when the ties before it are over', () => {
  for (const { fixture, records } of ends.values()) {
    const first = Math.min(...records.map(({ at }) => at));
    expect(first).toBeGreaterThanOrEqual(fixture.announcedAt ?? 0);
    expect(fixture.startsAt).toBeGreaterThan(fixture.announcedAt ?? 0);
  }
});

test('no club plays in a cup and in a league on the same day, and few do on consecutive days', () => {
  const days = new Map<string, CivilDay[]>();
  for (const { day, fixture } of fixtures) {
    if (fixture.kind !== 'league') continue;
    for (const { key } of [fixture.home, fixture.away])
      days.set(key, [...(days.get(key) ?? []), day]);
  }
  const within = (rest: number) =>
    ofCups.filter(({ day, fixture }) =>
      [fixture.home, fixture.away].some(({ key }) =>
        (days.get(key) ?? []).some((one) => Math.abs(one - day) <= rest),
      ),
    );
  expect(within(0)).toEqual([]);
  expect(within(1).length / ofCups.length).toBeLessThan(0.15);
});

test('during the break of a country its clubs and its national team play friendlies', () => {
  const friendlies = fixtures.filter(({ fixture }) => fixture.kind === 'friendly');
  expect(friendlies.length).toBeGreaterThan(100);
  const rests = new Set(
    friendlies.map(
      ({ day, fixture }) => `${fixture.home.country.code} ${Math.floor((day - FIRST) / 7)}`,
    ),
  );
  const inBreak = fixtures.filter(
    ({ day, fixture }) =>
      fixture.kind === 'league' &&
      (day - FIRST) % 7 !== 0 &&
      rests.has(`${fixture.home.country.code} ${Math.floor((day - FIRST) / 7)}`),
  );
  expect(inBreak).toEqual([]);
  const national = friendlies.filter(({ fixture }) => fixture.home.key.endsWith('-national'));
  expect(national.length).toBe(18);
});

test('every status except retirement occurs over a season', () => {
  const seen = new Set<string>(['scheduled', 'live']);
  for (const { fixture } of fixtures) {
    const { kind } = disruptionOf(SEED, fixture);
    seen.add(kind === 'played' ? 'finished' : kind);
  }
  const { finishedRetired: _, ...ofSoccer } = MATCH_STATUS;
  expect([...seen].toSorted()).toEqual(Object.keys(ofSoccer).toSorted());
});

test('most postponed matches are played later, within nine days', () => {
  const moved = fixtures.filter(({ fixture }) => disruptionOf(SEED, fixture).kind === 'moved');
  expect(moved.length).toBeGreaterThan(30);
  const replayed = moved.flatMap(({ fixture }) => {
    const records = soccerPlan(SEED, fixture).between(
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    );
    const emitted = records.flatMap(({ record }) => (record.kind === 'match' ? [record] : []));
    const last = emitted.toSorted((one, other) => one.seq - other.seq).at(-1);
    expect(emitted.map(({ status }) => status)).toContain(MATCH_STATUS.moved);
    if (last?.seq !== 3) return [];
    const end = records
      .flatMap(({ record }) => (record.kind === 'score' ? [record.status] : []))
      .at(-1);
    return [{ later: last.startsAt - fixture.startsAt, end }];
  });
  expect(replayed.length / moved.length).toBeGreaterThan(0.7);
  for (const { later, end } of replayed) {
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThan(9 * 86_400);
    expect(end).toBe(MATCH_STATUS.finished);
  }
});
