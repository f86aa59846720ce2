import { COURT_TYPE, type CourtType } from '@tipmark/domain';
import { type CivilDay, civilDay, isoDay, weekday } from '../calendar/civil-day.ts';
import { countries } from '../countries/countries.ts';
import type { Country, Word } from '../countries/country.ts';
import { townsOf } from '../countries/towns.ts';
import { type Tour, tours } from './tours.ts';

export type Court = Exclude<CourtType, typeof COURT_TYPE.any>;

/** A tournament as it comes round every year. */
export interface Tournament {
  readonly key: string;
  readonly tour: Tour;
  readonly name: { readonly en: string; readonly ru: string };
  readonly country: Country;
  readonly court: Court;
  readonly tier: 1 | 2 | 3;
  readonly bestOf: 3 | 5;
  /** The number of entrants; in a draw of a power of two the best seeds have byes. */
  readonly size: 28 | 32 | 56 | 96 | 128;
  /** Week of the year, from 0, and weekday of its first day. */
  readonly week: number;
  readonly weekday: number;
  /** Simultaneous ones divide the players between them; some are for both parts. */
  readonly group: 0 | 1 | 'both';
}

interface Slam {
  readonly week: number;
  readonly name: Word;
  readonly country: string;
  readonly court: Court;
}

const { hard, clay, grass, indoorHard } = COURT_TYPE;

const SLAMS: readonly Slam[] = [
  { week: 2, name: ['Southern Crown', 'Южная корона'], country: 'AU', court: hard },
  { week: 20, name: ['Terracotta Cup', 'Терракотовый кубок'], country: 'FR', court: clay },
  { week: 25, name: ['Old Lawns', 'Старые лужайки'], country: 'GB-ENG', court: grass },
  { week: 33, name: ['Harbour Lights', 'Огни гавани'], country: 'US', court: hard },
];

/** The courts and countries of the tours up to a week. */
const BLOCKS: readonly (readonly [until: number, court: Court, codes: readonly string[]])[] = [
  [2, hard, ['AU']],
  [5, indoorHard, ['FR', 'NL', 'DE', 'RU']],
  [9, clay, ['AR', 'BR', 'MX']],
  [13, hard, ['US', 'MX', 'IN']],
  [21, clay, ['ES', 'IT', 'DE', 'PT', 'FR']],
  [28, grass, ['GB-ENG', 'DE', 'NL']],
  [31, clay, ['IT', 'DE', 'ES', 'PT']],
  [37, hard, ['US', 'MX', 'BR']],
  [42, hard, ['CN', 'JP', 'KR']],
  [49, indoorHard, ['FR', 'DE', 'GB-ENG', 'NO', 'RU', 'NL']],
  [54, hard, ['IN', 'BR', 'AU']],
];

const PATTERNS: readonly Word[] = [
  ['{} Open', '{} Опен'],
  ['{} Classic', '{} Классик'],
  ['{} Trophy', 'Трофей {}'],
  ['{} Grand Prix', 'Гран-при {}'],
];
const WEEKS = 52;
/** Weeks after one of the biggest tournaments, with only one tournament. */
const ALONE: ReadonlySet<number> = new Set([4, 27, 35]);
const MONDAY = 0;
const THURSDAY = 3;

function countryOf(code: string): Country {
  return countries.find((one) => one.code === code) ?? (countries[0] as Country);
}

function titleOf(tour: Tour, [en, ru]: Word) {
  return { en: `${tour.name[0]}: ${en}`, ru: `${tour.name[1]}: ${ru}` };
}

function slamOf(tour: Tour, { week, name, country, court }: Slam): Tournament {
  return {
    key: `tennis-${tour.key}-slam-${week}`,
    name: titleOf(tour, name),
    country: countryOf(country),
    tour,
    court,
    week,
    tier: 1,
    size: 128,
    weekday: MONDAY,
    group: 'both',
    bestOf: tour.sex === 'men' ? 5 : 3,
  };
}

/** Weeks in which all but a few enter one tournament; those with 96 take two weeks. */
const MASTERS: ReadonlyMap<number, 56 | 96> = new Map([
  [9, 96],
  [11, 96],
  [14, 56],
  [16, 56],
  [18, 56],
  [31, 56],
  [39, 56],
  [43, 56],
]);

/** Whether a tournament of both parts is running in a week. */
function isForAll(week: number): boolean {
  const isSecond = SLAMS.some((slam) => slam.week === week - 1) || MASTERS.get(week - 1) === 96;
  return isSecond || SLAMS.some((slam) => slam.week === week) || MASTERS.has(week);
}

/**
 * A week has one tournament from Monday and one from Thursday. There is only the first before a
 * week for all players, so that none is still in the other, and after most of the biggest
 * tournaments.
 */
function tournamentsOf(tour: Tour): Tournament[] {
  const used = new Map<string, number>();
  const others = Array.from({ length: WEEKS }, (_, week) => week).flatMap((week) => {
    const size = MASTERS.get(week);
    if (size !== undefined) return [tournamentOf(tour, week, 'both', size, used)];
    if (isForAll(week)) return [];
    const isAlone = isForAll(week + 1) || ALONE.has(week);
    return (isAlone ? ([0] as const) : ([0, 1] as const)).map((group) => {
      const isShort = (week + group) % 3 < (tour.sex === 'men' ? 2 : 1);
      return tournamentOf(tour, week, group, isShort ? 28 : 32, used);
    });
  });
  return [...SLAMS.map((slam) => slamOf(tour, slam)), ...others];
}

function tournamentOf(
  tour: Tour,
  week: number,
  group: Tournament['group'],
  size: Tournament['size'],
  used: Map<string, number>,
): Tournament {
  const [, court, codes] = BLOCKS.find(([until]) => week < until) ?? [0, hard, ['AU']];
  const shift = week + (group === 1 ? 2 : 0) + (tour.sex === 'men' ? 0 : 1);
  const country = countryOf(codes[shift % codes.length] ?? 'AU');
  const index = used.get(country.code) ?? 0;
  used.set(country.code, index + 1);
  const towns = townsOf(country);
  const [en, ru] = towns[(index * 3 + 1) % towns.length] ?? ['', ''];
  const [pattern, russian] = PATTERNS[(index + week) % PATTERNS.length] ?? ['{}', '{}'];
  return {
    key: `tennis-${tour.key}-${week}-${group}`,
    name: titleOf(tour, [pattern.replace('{}', en), russian.replace('{}', ru)]),
    tour,
    country,
    court,
    week,
    group,
    size,
    bestOf: 3,
    tier: group === 'both' ? 1 : group === 0 ? 2 : 3,
    weekday: group === 1 ? THURSDAY : MONDAY,
  };
}

export const tournaments: readonly Tournament[] = tours.flatMap(tournamentsOf);

/** Positions of a draw: the power of two that all who enter fit into. */
export function drawSizeOf({ size }: Tournament): 32 | 64 | 128 {
  return size <= 32 ? 32 : size <= 64 ? 64 : 128;
}

/** A Monday: the first of a year's weeks. */
export function firstMonday(year: number): CivilDay {
  const first = civilDay(year, 1, 1);
  return first + ((7 - weekday(first)) % 7);
}

/** The week a tournament begins in, counted from the Monday before 1970. */
export function weekOf({ week }: Tournament, year: number): number {
  return Math.floor((firstMonday(year) + 3) / 7) + week;
}

/** The first day of the year of tournaments that a day belongs to. */
export function tennisYearBegan(day: CivilDay): CivilDay {
  const year = Number(isoDay(day).slice(0, 4));
  const began = firstMonday(year);
  return began <= day ? began : firstMonday(year - 1);
}
