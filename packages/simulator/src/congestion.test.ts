import { MATCH_STATUS, type SportName } from '@tipmark/domain';
import { DAY_SECONDS } from './calendar/civil-day.ts';
import { SPORT_WORLDS } from './sport-worlds.ts';

const FIRST_DAY = Date.parse('2025-12-22') / 1_000 / DAY_SECONDS;
const DAYS: Readonly<Record<SportName, number>> = { soccer: 190, hockey: 100, tennis: 380 };
const HOUR = 3_600;

const NOT_PLAYED: ReadonlySet<number> = new Set([MATCH_STATUS.canceled, MATCH_STATUS.moved]);

interface Played {
  readonly startsAt: number;
  readonly people: readonly string[];
  readonly refereeKey: string | undefined;
  readonly seasonKey: string;
}

function played(sport: SportName): Played[] {
  const world = SPORT_WORLDS[sport](1);
  const days = Array.from({ length: DAYS[sport] }, (_, index) => FIRST_DAY + index);
  return days.flatMap((day) =>
    world.plansOn(day).flatMap((plan): Played[] => {
      const whole = plan.whole({ hasPrices: false });
      const match = whole.find((record) => record.kind === 'match');
      const score = whole.find((record) => record.kind === 'score');
      if (match === undefined || NOT_PLAYED.has(score?.status ?? match.status)) return [];
      const { startsAt, homeKey, awayKey, refereeKey, seasonKey } = match;
      return [{ startsAt, people: [homeKey, awayKey], refereeKey, seasonKey }];
    }),
  );
}

/** Share of breaks between matches of a team or player that are shorter than this. */
function shareWithin(
  hours: number,
  matches: readonly Played[],
  of: (match: Played) => readonly string[],
): number {
  const starts = new Map<string, number[]>();
  for (const match of matches) {
    for (const one of of(match)) starts.set(one, [...(starts.get(one) ?? []), match.startsAt]);
  }
  const rests = [...starts.values()].flatMap((all) => {
    const inOrder = all.toSorted((one, other) => one - other);
    return inOrder.slice(1).map((startsAt, index) => startsAt - (inOrder[index] ?? 0));
  });
  expect(rests.length).toBeGreaterThan(1_000);
  return rests.filter((rest) => rest < hours * HOUR).length / rests.length;
}

const teams = ({ people }: Played) => people;

test('a soccer club hardly ever plays twice a day, and referees hardly ever work twice', () => {
  const matches = played('soccer');
  // Two postponed matches may meet on one day.
  expect(shareWithin(12, matches, teams)).toBeLessThan(0.000_3);
  expect(shareWithin(20, matches, teams)).toBeLessThan(0.001);
  const referees = ({ refereeKey }: Played) => (refereeKey === undefined ? [] : [refereeKey]);
  expect(shareWithin(20, matches, referees)).toBeLessThan(0.002);
}, 120_000);

test('a hockey club hardly ever plays twice a day, and seldom on two consecutive days', () => {
  const matches = played('hockey');
  expect(shareWithin(12, matches, teams)).toBeLessThan(0.001);
  expect(shareWithin(30, matches, teams)).toBeLessThan(0.12);
}, 120_000);

/** Tournaments of each player in order of play; one twice where another came in between. */
function tournamentsOf(matches: readonly Played[]): Map<string, string[]> {
  const entered = new Map<string, string[]>();
  for (const { people, seasonKey } of matches.toSorted((a, b) => a.startsAt - b.startsAt)) {
    for (const one of people) {
      const before = entered.get(one) ?? [];
      if (before.at(-1) !== seasonKey) entered.set(one, [...before, seasonKey]);
    }
  }
  return entered;
}

test('no tennis player is in two tournaments at once, none plays again within three hours, and hardly any within 15', () => {
  const matches = played('tennis');
  const entered = [...tournamentsOf(matches)];
  expect(entered.filter(([, all]) => new Set(all).size < all.length)).toEqual([]);
  expect(entered.flatMap(([, all]) => all).length).toBeGreaterThan(1_000);
  expect(shareWithin(3, matches, teams)).toBe(0);
  expect(shareWithin(15, matches, teams)).toBeLessThan(0.001_5);
}, 120_000);
