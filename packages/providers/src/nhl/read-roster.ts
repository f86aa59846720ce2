import type { FeedRecordOf } from '@tipmark/contract/feed';
import { SPORT } from '@tipmark/domain';
import type { Answer } from '../answers/answer.ts';
import type { Draft } from '../parts/draft.ts';
import { dateOf } from '../values/instants.ts';
import { seasonAt } from '../values/seasons.ts';
import { countOf, listOf, reach, textOf } from '../values/soft.ts';
import { clubNames } from './clubs.ts';
import { playerName } from './goals.ts';
import { COUNTRY, LEAGUE, leagueRecord, SOURCE, seasonOf } from './league.ts';

type Player = FeedRecordOf<'squad'>['players'][number];

const CALL = /\/roster\/([A-Z]{3})\/(current|\d{8})/;
const LISTS = ['goalies', 'defensemen', 'forwards'] as const;
const POSITIONS: Readonly<Record<(typeof LISTS)[number], Player['position']>> = {
  goalies: 'GK',
  defensemen: 'DF',
  forwards: 'FW',
};

/** `/roster/{club}/{season}`: the squad of a club, which only the address names. */
export function readRoster(
  draft: Draft,
  body: unknown,
  { at, call }: Pick<Answer, 'at' | 'call'>,
): void {
  const [, club, named] = CALL.exec(call ?? '') ?? [];
  const names = clubNames(club ?? '');
  const season = named === 'current' ? seasonAt(at, true) : seasonOf(named);
  if (club === undefined || names === undefined || season === undefined) {
    draft.leave('', 'only the address of a roster names its club, and there is none');
    return;
  }
  const players = LISTS.flatMap((list) =>
    listOf(reach(body, list)).flatMap((row) => playerOf(row, POSITIONS[list])),
  );
  // An empty list is no squad without players.
  if (players.length === 0) return;
  draft.add('', leagueRecord);
  draft.add('', {
    kind: 'team',
    source: SOURCE,
    key: club,
    sport: SPORT.hockey,
    countryCode: COUNTRY,
    ...names,
  });
  draft.add('', {
    kind: 'squad',
    source: SOURCE,
    key: `${club} ${season.name}`,
    leagueKey: LEAGUE,
    season: season.name,
    teamKey: club,
    seq: at,
    players: players.slice(0, 100),
  });
}

function playerOf(row: unknown, position: Player['position']): Player[] {
  const name = textOf(playerName(row));
  if (name === undefined) return [];
  const number = countOf(reach(row, 'sweaterNumber'), 99);
  const bornOn = dateOf(reach(row, 'birthDate'));
  return [
    {
      name,
      position,
      ...(number === undefined ? {} : { number }),
      ...(bornOn === undefined ? {} : { bornOn }),
    },
  ];
}
