import { type Random, randomOf, shuffled } from '../../chance/random.ts';
import type { MensNames, PersonName } from '../../people/name-pool.ts';
import { peopleAbroad, peopleOf } from '../../people/people-of-country.ts';
import { CLUBS_IN_LEAGUE, type Club, leagues } from '../league-catalogue.ts';

export type Position = 'GK' | 'DF' | 'MF' | 'FW';

export interface SoccerPlayer extends PersonName {
  readonly number: number;
  readonly position: Position;
  readonly bornOn: string;
  /** Above 0 better than usual: plays and scores more often. */
  readonly quality: number;
  /** The club of a player of a national team. */
  readonly club?: string;
}

/** Positions of a squad with the numbers they like to wear. */
const ROLES: readonly (readonly [Position, number])[] = [
  ...[1, 12, 31].map((number) => ['GK', number] as const),
  ...[2, 3, 4, 5, 13, 15, 22, 24].map((number) => ['DF', number] as const),
  ...[6, 8, 10, 14, 16, 18, 20, 27].map((number) => ['MF', number] as const),
  ...[7, 9, 11, 17, 19].map((number) => ['FW', number] as const),
];
/** The others came from abroad. */
const NATIVES = 20;
const FOREIGNERS = ROLES.length - NATIVES;
const [OLDEST_YEAR, YOUNGEST_YEAR] = [1990, 2008];
const CALLED_FROM_CLUBS = 12;

const MAX_CACHED = 1_500;
const cached = new Map<string, readonly SoccerPlayer[]>();

/** The players of a club or a national team: goalkeepers, defenders, midfielders, forwards. */
export function squadOf(seed: number, club: Club): readonly SoccerPlayer[] {
  const name = `${seed} ${club.key}`;
  const known = cached.get(name);
  if (known !== undefined) return known;
  const squad = club.level < 0 ? nationalSquad(seed, club) : clubSquad(seed, club);
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(name, squad);
  return squad;
}

function clubSquad(seed: number, club: Club): SoccerPlayer[] {
  const random = randomOf(seed, 'squad', club.key);
  const people = shuffled(peopleOfClub(seed, club), random);
  return ROLES.map(([position, number], index) => ({
    ...(people[index] ?? { en: '', ru: '' }),
    position,
    number,
    bornOn: birthday(random),
    quality: random.normal(),
  }));
}

/** Natives and foreigners; no two of a club share a surname, no two of a league a name. */
function peopleOfClub(seed: number, { country, level, key }: Club): PersonName[] {
  const league = leagues.find((one) => one.country === country && one.level === level);
  const clubIndex = league?.clubs.findIndex((club) => club.key === key) ?? 0;
  const { natives, foreigners } = peopleOfLeague(seed, country.code, level);
  const own = peopleOf(country.code);
  const surnames = shuffled([...own.surnames.keys()], randomOf(seed, 'surnames', key));
  return [
    ...surnames
      .slice(0, NATIVES)
      .map((surname) => nameOf(own, { surname, first: (natives[surname] ?? 0) + clubIndex })),
    ...foreigners.slice(clubIndex * FOREIGNERS, (clubIndex + 1) * FOREIGNERS),
  ];
}

interface LeaguePeople {
  /** Of each surname where the first names of its bearers begin, club by club. */
  readonly natives: readonly number[];
  readonly foreigners: readonly PersonName[];
}

const leaguePeople = new Map<string, LeaguePeople>();

function peopleOfLeague(seed: number, countryCode: string, level: number): LeaguePeople {
  const name = `${seed} ${countryCode} ${level}`;
  const known = leaguePeople.get(name);
  if (known !== undefined) return known;
  const random = randomOf(seed, 'names', countryCode, level);
  const own = peopleOf(countryCode);
  const abroad = peopleAbroad.filter((pool) => pool !== own);
  const made = {
    natives: own.surnames.map(() => random.integer(0, own.men.length - 1)),
    foreigners: foreignersOf(abroad, random),
  };
  if (leaguePeople.size >= leagues.length * 2) leaguePeople.clear();
  leaguePeople.set(name, made);
  return made;
}

/** One language after the other, so that a club has them from several countries. */
function foreignersOf(abroad: readonly MensNames[], random: Random): PersonName[] {
  const pools = shuffled(abroad, random);
  const names = new Map<string, PersonName>();
  while (names.size < CLUBS_IN_LEAGUE * FOREIGNERS) {
    const pool = pools[names.size % pools.length];
    if (pool === undefined) break;
    const surname = random.integer(0, pool.surnames.length - 1);
    const name = nameOf(pool, { surname, first: random.integer(0, pool.men.length - 1) });
    names.set(name.en, name);
  }
  return [...names.values()];
}

function nameOf(
  { men, surnames }: MensNames,
  { surname, first }: { readonly surname: number; readonly first: number },
): PersonName {
  const [firstEn, firstRu] = men[first % men.length] ?? ['', ''];
  const [lastEn, lastRu] = surnames[surname] ?? ['', ''];
  return { en: `${firstEn} ${lastEn}`, ru: `${firstRu} ${lastRu}` };
}

function birthday(random: Random): string {
  const [year, month, day] = [
    random.integer(OLDEST_YEAR, YOUNGEST_YEAR),
    random.integer(1, 12),
    random.integer(1, 28),
  ];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The best of the best league, every name once, with unique numbers. */
function nationalSquad(seed: number, { country }: Club): SoccerPlayer[] {
  const best = leagues.find((one) => one.country === country && one.level === 0);
  const own = new Set(peopleOf(country.code).surnames.map(([en]) => en));
  const candidates = (best?.clubs ?? []).slice(0, CALLED_FROM_CLUBS).flatMap((club) =>
    squadOf(seed, club)
      .filter(({ en }) => own.has(en.slice(en.indexOf(' ') + 1)))
      .map((player) => ({ ...player, club: club.name.en })),
  );
  const byName = [...new Map(candidates.map((player) => [player.en, player])).values()];
  const called = byName.toSorted((one, other) => other.quality - one.quality);
  const taken = new Set<SoccerPlayer>();
  return ROLES.slice(0, ROLES.length - 1).flatMap(([position], index) => {
    const player = called.find((one) => one.position === position && !taken.has(one));
    if (player === undefined) return [];
    taken.add(player);
    return [{ ...player, number: index + 1 }];
  });
}
