import type { SquadRecord } from '@tipmark/contract/feed';
import { randomOf } from '../../chance/random.ts';
import { drawPeople, type PersonName } from '../../people/name-pool.ts';
import { SOURCE } from '../../timed-record.ts';
import type { HockeyClub, HockeyLeague } from '../hockey-leagues.ts';

const GOALIES = 2;
const DEFENDERS = 7;
const FORWARDS = 13;
const [YOUNGEST, OLDEST] = [18, 38];

export interface HockeyPlayer extends PersonName {
  readonly number: number;
  readonly position: 'GK' | 'DF' | 'FW';
  readonly bornOn: string;
  /** Above 0 is better than average: plays in an earlier line. */
  readonly quality: number;
}

const MAX_CACHED = 300;
const cached = new Map<string, readonly HockeyPlayer[]>();

/** The players of a club in a season: goalies, defenders, forwards. */
export function hockeySquadOf(
  seed: number,
  club: HockeyClub,
  season: string,
): readonly HockeyPlayer[] {
  const name = `${seed} ${club.key} ${season}`;
  const known = cached.get(name);
  if (known !== undefined) return known;
  const squad = drawSquad(seed, club, season);
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(name, squad);
  return squad;
}

function drawSquad(seed: number, club: HockeyClub, season: string): HockeyPlayer[] {
  const random = randomOf(seed, 'squad', club.key, season);
  const people = drawPeople(club.nation.people, 'men', GOALIES + DEFENDERS + FORWARDS, random);
  const numbers = new Set<number>();
  while (numbers.size < people.length) numbers.add(random.integer(2, 98));
  const shirts = [...numbers];
  return people.map((person, index) => ({
    ...person,
    number: shirts[index] ?? 0,
    position: index < GOALIES ? 'GK' : index < GOALIES + DEFENDERS ? 'DF' : 'FW',
    ...skaterOf(seed, club, season, person),
  }));
}

/** Most ages are in the middle of the range, few near either end. */
function skaterOf(seed: number, { key }: HockeyClub, season: string, { en }: PersonName) {
  const random = randomOf(seed, 'hockey player', key, season, en);
  const age = YOUNGEST + Math.floor(((random.next() + random.next()) / 2) * (OLDEST - YOUNGEST));
  const [month, day] = [random.integer(1, 12), random.integer(1, 28)];
  const year = Number(season.slice(0, 4)) - age;
  const bornOn = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return { bornOn, quality: random.normal() };
}

export function squadRecord(
  seed: number,
  league: HockeyLeague,
  club: HockeyClub,
  season: string,
): SquadRecord {
  return {
    kind: 'squad',
    source: SOURCE,
    key: `${club.key}-${season}`,
    seq: 1,
    leagueKey: league.key,
    season,
    teamKey: club.key,
    players: hockeySquadOf(seed, club, season).map(({ en, ru, number, position, bornOn }) => ({
      name: en,
      nameRu: ru,
      number,
      position,
      bornOn,
    })),
  };
}
