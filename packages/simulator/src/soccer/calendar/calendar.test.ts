import { civilDay, instantOf, isoDay, weekday } from '../../calendar/civil-day.ts';
import { doubleRoundRobin } from '../../calendar/pairings.ts';
import { leagues } from '../league-catalogue.ts';
import { lastDayOf, seasonOf } from '../season.ts';
import { createCalendar } from './fixtures.ts';
import { roundsOf } from './rounds.ts';

const SATURDAY = civilDay(2026, 11, 21);

test('converts days, weekdays and local times', () => {
  expect(isoDay(SATURDAY)).toBe('2026-11-21');
  expect(weekday(SATURDAY)).toBe(5);
  const at = (zone: string) => new Date(instantOf(SATURDAY, '19:30', zone) * 1_000).toISOString();
  expect(at('Europe/Moscow')).toBe('2026-11-21T16:30:00.000Z');
  expect(at('America/Sao_Paulo')).toBe('2026-11-21T22:30:00.000Z');
});

test('daylight saving time moves a kick-off in UTC, not in local time', () => {
  const [winter, summer] = [civilDay(2026, 3, 28), civilDay(2026, 3, 29)].map((day) =>
    instantOf(day, '15:00', 'Europe/Berlin'),
  );
  expect((summer ?? 0) - (winter ?? 0)).toBe(23 * 3_600);
});

test('in a double round robin every pair meets once at each home', () => {
  const rounds = doubleRoundRobin(20);
  expect(rounds).toHaveLength(38);
  for (const round of rounds) expect(new Set(round.flat()).size).toBe(20);
  const pairs = rounds.flat().map(([home, away]) => `${home}-${away}`);
  expect(new Set(pairs).size).toBe(20 * 19);
  const atHome = rounds.flat().filter(([home]) => home === 7);
  expect(atHome).toHaveLength(19);
});

test('seasons follow each other without a gap for forty years', () => {
  let season = seasonOf(civilDay(2001, 1, 1));
  const names = new Set<string>();
  for (let index = 0; index < 80; index += 1) {
    names.add(season.name);
    expect(weekday(season.firstDay)).toBe(0);
    expect(seasonOf(lastDayOf(season) - 1)).toEqual(season);
    season = seasonOf(lastDayOf(season));
  }
  expect(names.size).toBe(80);
});

test.each([0, 0.3, 0.618, 0.99])(
  '38 rounds of ten matches fit into every season (phase %d)',
  (phase) => {
    for (const weeks of [25, 26, 27]) {
      const rounds = roundsOf({ name: '', firstDay: SATURDAY - 5, weeks }, 38, phase);
      expect(rounds).toHaveLength(38);
      for (const { offsets } of rounds) expect(offsets).toHaveLength(10);
      expect(Math.max(...rounds.flatMap(({ offsets }) => offsets))).toBeLessThanOrEqual(weeks * 7);
    }
  },
);

test('a league plays its whole season, and no club plays on two consecutive days', () => {
  const calendar = createCalendar(3);
  const season = seasonOf(SATURDAY);
  const matches = [];
  for (let day = season.firstDay; day <= lastDayOf(season); day += 1) {
    const ofDay = calendar(day).filter(
      (one) => one.league.key === 'gb-eng-2' && one.season.name === season.name,
    );
    matches.push(...ofDay.map((one) => ({ ...one, day })));
  }
  expect(new Set(matches.map(({ key }) => key)).size).toBe(380);
  for (const club of leagues.find(({ key }) => key === 'gb-eng-2')?.clubs ?? []) {
    const days = matches
      .filter(({ home, away }) => home === club || away === club)
      .map(({ day }) => day);
    expect(days).toHaveLength(38);
    const rests = days.slice(1).map((day, index) => day - (days[index] ?? 0));
    expect(Math.min(...rests)).toBeGreaterThan(1);
  }
});

test('a match is the same whichever days were requested before', () => {
  const first = createCalendar(3);
  const second = createCalendar(3);
  second(SATURDAY - 400);
  expect(second(SATURDAY).map(({ key, startsAt }) => [key, startsAt])).toEqual(
    first(SATURDAY).map(({ key, startsAt }) => [key, startsAt]),
  );
});
