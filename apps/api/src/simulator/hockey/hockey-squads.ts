import type { SquadRecord } from '@tipmark/contract/feed';
import { randomOf } from '../chance/random.ts';
import { drawPeople, type PersonName } from '../people/name-pool.ts';
import { SOURCE } from '../timed-record.ts';
import type { HockeyFixture } from './hockey-fixtures.ts';
import type { HockeyClub, HockeyLeague } from './hockey-leagues.ts';

const GOALIES = 2;
const DEFENDERS = 7;
const FORWARDS = 13;

interface SquadPlayer extends PersonName {
  readonly number: number;
  readonly position: 'GK' | 'DF' | 'FW';
}

/** Who a club has in a season: goalies, defenders, forwards. */
function squadOf(seed: number, club: HockeyClub, season: string): SquadPlayer[] {
  const random = randomOf(seed, 'squad', club.key, season);
  const people = drawPeople(club.nation.people, 'men', GOALIES + DEFENDERS + FORWARDS, random);
  const numbers = new Set<number>();
  while (numbers.size < people.length) numbers.add(random.integer(2, 98));
  const shirts = [...numbers];
  return people.map((person, index) => ({
    ...person,
    number: shirts[index] ?? 0,
    position: index < GOALIES ? 'GK' : index < GOALIES + DEFENDERS ? 'DF' : 'FW',
  }));
}

export function squadRecord(
  seed: number,
  league: HockeyLeague,
  club: HockeyClub,
  season: string,
): SquadRecord {
  return {
    ...{ kind: 'squad', source: SOURCE, key: `${club.key}-${season}`, seq: 1 },
    ...{ leagueKey: league.key, season, teamKey: club.key },
    players: squadOf(seed, club, season).map(({ en, ru, number, position }) => ({
      ...{ name: en, nameRu: ru, number, position },
    })),
  };
}

const KEPT_SQUADS = 300;
const kept = new Map<string, readonly SquadPlayer[]>();

/** A skater of one side; forwards are heard of more often. */
export function playerOf(
  seed: number,
  { home, away, season }: HockeyFixture,
  side: 'home' | 'away',
  eventKey: string,
): string {
  const club = side === 'home' ? home : away;
  const name = `${seed} ${club.key} ${season.name}`;
  const squad = kept.get(name) ?? squadOf(seed, club, season.name);
  if (kept.size >= KEPT_SQUADS) kept.clear();
  kept.set(name, squad);
  const random = randomOf(seed, 'player', eventKey);
  const from = random.chance(0.72) ? GOALIES + DEFENDERS : GOALIES;
  return squad[random.integer(from, squad.length - 1)]?.en ?? '';
}
