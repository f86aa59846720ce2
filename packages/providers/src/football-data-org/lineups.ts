import type { LineupSide } from '@tipmark/contract/feed';
import type { Draft } from '../parts/draft.ts';
import { countOf, listOf, reach, textOf } from '../values/soft.ts';
import { SOURCE } from './source.ts';

type Player = LineupSide['starting'][number];

const FORMATION = /^\d(?:-\d){1,4}$/;
const POSITIONS: readonly (readonly [RegExp, Player['position']])[] = [
  [/goal/i, 'GK'],
  [/back|defen/i, 'DF'],
  [/midfield/i, 'MF'],
  [/offen|attack|forward|wing|striker/i, 'FW'],
];

/** Line-ups, which come where the headers asked for them; none before they are published. */
export function readLineup(
  draft: Draft,
  path: string,
  match: unknown,
  { key: matchKey, seq }: { readonly key: string; readonly seq: number },
): void {
  const [home, away] = [sideOf(reach(match, 'homeTeam')), sideOf(reach(match, 'awayTeam'))];
  if (home.starting.length + away.starting.length === 0) return;
  draft.add(path, { kind: 'lineup', source: SOURCE, matchKey, seq, home, away });
}

function sideOf(team: unknown): LineupSide {
  const formation = textOf(reach(team, 'formation'));
  return {
    ...(formation !== undefined && FORMATION.test(formation) ? { formation } : {}),
    starting: playersOf(reach(team, 'lineup')).slice(0, 22),
    substitutes: playersOf(reach(team, 'bench')).slice(0, 40),
    absent: [],
  };
}

function playersOf(list: unknown): Player[] {
  return listOf(list).flatMap((player) => {
    const name = textOf(reach(player, 'name'));
    const number = countOf(reach(player, 'shirtNumber'), 99);
    const text = textOf(reach(player, 'position')) ?? '';
    const position = POSITIONS.find(([pattern]) => pattern.test(text))?.[1];
    if (name === undefined) return [];
    return [
      {
        name,
        ...(number === undefined ? {} : { number }),
        ...(position === undefined ? {} : { position }),
      },
    ];
  });
}
