import type { LineupSide } from '@tipmark/contract/feed';
import { tableOf } from '@tipmark/domain';
import type { Sides } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import type { Side } from '../values/side-by-name.ts';
import { countOf, listOf, reach, textOf } from '../values/soft.ts';
import { sideOf } from './events.ts';
import { SOURCE } from './source.ts';

type Player = LineupSide['starting'][number];
export type Absent = LineupSide['absent'][number];
/** Who plays, without who cannot. */
type Fielded = Omit<LineupSide, 'absent'>;

/** What is known of the players of a fixture, each part with the second of its answer. */
export interface KnownPlayers {
  fielded?: { readonly seq: number; readonly sides: Record<Side, Fielded> };
  absent?: { readonly seq: number; readonly sides: Record<Side, Absent[]> };
}

const FORMATION = /^\d(?:-\d){1,4}$/;
const POSITIONS = tableOf<Player['position']>({
  G: 'GK',
  D: 'DF',
  M: 'MF',
  F: 'FW',
});
const NOBODY: Fielded = { starting: [], substitutes: [] };
const MOST_STARTERS = 22;
const MOST_OTHERS = 40;

const INJURED =
  /injur|knock|muscle|strain|sprain|broken|fracture|rupture|tear|surgery|concussion|hamstring/i;
const SUSPENDED = /suspen|yellow card|red card|ban\b/i;
const ILL = /\bill|virus|covid|fever/i;

/** Line-ups of a fixture; none before they are published. */
export function fieldedBy(
  rows: readonly unknown[],
  sides: Sides,
): Record<Side, Fielded> | undefined {
  const fielded: Partial<Record<Side, Fielded>> = {};
  for (const row of rows) {
    const side = sideOf(sides, reach(row, 'team', 'id'));
    if (side !== undefined) fielded[side] = fieldedOf(row);
  }
  const { home = NOBODY, away = NOBODY } = fielded;
  return home.starting.length + away.starting.length === 0 ? undefined : { home, away };
}

function fieldedOf(row: unknown): Fielded {
  const formation = textOf(reach(row, 'formation'));
  return {
    ...(formation !== undefined && FORMATION.test(formation) ? { formation } : {}),
    starting: playersOf(reach(row, 'startXI')).slice(0, MOST_STARTERS),
    substitutes: playersOf(reach(row, 'substitutes')).slice(0, MOST_OTHERS),
  };
}

function playersOf(list: unknown): Player[] {
  return listOf(list).flatMap((entry) => {
    const name = textOf(reach(entry, 'player', 'name'));
    if (name === undefined) return [];
    const number = countOf(reach(entry, 'player', 'number'), 99);
    const position = POSITIONS[textOf(reach(entry, 'player', 'pos')) ?? ''];
    return [
      {
        name,
        ...(number === undefined ? {} : { number }),
        ...(position === undefined ? {} : { position }),
      },
    ];
  });
}

/** Who cannot play, by rows of `/injuries`; who is only questionable may. */
export function absentBy(rows: readonly unknown[], sides: Sides): Record<Side, Absent[]> {
  const absent: Record<Side, Absent[]> = { home: [], away: [] };
  for (const row of rows) {
    const side = sideOf(sides, reach(row, 'team', 'id'));
    const name = textOf(reach(row, 'player', 'name'));
    const isOut = textOf(reach(row, 'player', 'type')) === 'Missing Fixture';
    if (side === undefined || name === undefined || !isOut) continue;
    const isKnown = absent[side].some((one) => one.name === name);
    if (!isKnown && absent[side].length < MOST_OTHERS)
      absent[side].push({ name, reason: reasonOf(textOf(reach(row, 'player', 'reason')) ?? '') });
  }
  return absent;
}

function reasonOf(reason: string): Absent['reason'] {
  if (SUSPENDED.test(reason)) return 'suspended';
  if (INJURED.test(reason)) return 'injured';
  return ILL.test(reason) ? 'ill' : 'other';
}

/**
 * The line-up record of what is known. Its sequence is the sum of both answers': with each newer
 * part it grows, whichever came first, so that the fuller record always wins.
 */
export function addLineup(draft: Draft, path: string, matchKey: string, known: KnownPlayers): void {
  const { fielded, absent } = known;
  const sideFor = (side: Side): LineupSide => ({
    ...(fielded?.sides[side] ?? NOBODY),
    absent: absent?.sides[side] ?? [],
  });
  draft.add(path, {
    kind: 'lineup',
    source: SOURCE,
    matchKey,
    seq: (fielded?.seq ?? 0) + (absent?.seq ?? 0),
    home: sideFor('home'),
    away: sideFor('away'),
  });
}
