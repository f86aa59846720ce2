import type { SquadRecord } from '@tipmark/contract/feed';
import { SOURCE } from '../../timed-record.ts';
import { nationalFriendlies, nationalTeams } from '../calendar/friendlies.ts';
import { type Club, leagues } from '../league-catalogue.ts';
import type { SimulatedSeason } from '../season.ts';
import { squadOf } from './soccer-squad.ts';

/** Squads of a season: clubs in their league, national teams in the friendlies. */
export function squadRecords(seed: number, { name }: SimulatedSeason): SquadRecord[] {
  return [
    ...leagues.flatMap(({ key, clubs }) => clubs.map((club) => squadRecord(seed, key, club, name))),
    ...nationalTeams.map((team) => squadRecord(seed, nationalFriendlies.key, team, name)),
  ];
}

function squadRecord(seed: number, leagueKey: string, club: Club, season: string): SquadRecord {
  return {
    kind: 'squad',
    source: SOURCE,
    key: `${club.key}-${season}`,
    seq: 1,
    leagueKey,
    season,
    teamKey: club.key,
    players: squadOf(seed, club).map(({ en, ru, number, position, bornOn, club: other }) => ({
      name: en,
      nameRu: ru,
      number,
      position,
      bornOn,
      ...(other === undefined ? {} : { club: other }),
    })),
  };
}
