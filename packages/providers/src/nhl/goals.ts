import type { EventRecord } from '@tipmark/contract/feed';
import type { Draft } from '../parts/draft.ts';
import { countOf, listOf, reach, textOf } from '../values/soft.ts';
import { goalKey } from './event-keys.ts';
import type { Game } from './game.ts';
import type { ListedGoals } from './game-score.ts';
import { plainName, SOURCE } from './league.ts';
import { type Period, periodOf, timeOf } from './period.ts';
import { goalType } from './strength.ts';

export type Side = 'home' | 'away';
type Goals = [home: number, away: number];

/** A goal or shot of an answer, as far as it is known. */
export interface Scored {
  readonly path: string;
  readonly row: unknown;
  readonly period: Period;
  readonly side: Side;
}

/** Which side an abbreviation means. */
export function sideOf(game: Game, abbreviation: unknown): Side | undefined {
  const key = textOf(plainName(abbreviation));
  if (key === game.home) return 'home';
  return key === game.away ? 'away' : undefined;
}

/** Goals by period; those of the shoot-out are none. */
export function countGoals(goals: readonly Scored[], shootout?: Goals): ListedGoals {
  const byPeriod = new Map<number, Goals>();
  for (const { period, side } of goals) {
    if (period.type === 'SO') continue;
    const [home, away] = byPeriod.get(period.number) ?? [0, 0];
    byPeriod.set(period.number, side === 'home' ? [home + 1, away] : [home, away + 1]);
  }
  return { byPeriod, shootout };
}

/** `William Nylander`; the short `W. Nylander` where there is no more. */
export function playerName(row: unknown): string | undefined {
  const parts = [reach(row, 'firstName'), reach(row, 'lastName')].map((part) =>
    textOf(plainName(part)),
  );
  if (parts.every((part) => part !== undefined)) return textOf(parts.join(' '));
  return textOf(plainName(reach(row, 'name')));
}

export interface GoalNames {
  readonly player?: string | undefined;
  readonly relatedPlayer?: string | undefined;
}

/**
 * A goal as an event.
 * @param seq lower than that of an answer with full names, where this one has short ones
 */
export function addGoal(
  draft: Draft,
  game: Game,
  { path, row, period, side }: Scored,
  { names, seq, number }: { names: GoalNames; seq: number; number: number | undefined },
): void {
  if (period.type === 'SO') return;
  const time = timeOf(period, reach(row, 'timeInPeriod'));
  const key = goalKey(game, number);
  if (time === undefined || key === undefined) {
    draft.leave(path, time === undefined ? 'a goal without a time' : 'a goal without the score');
    return;
  }
  const record: EventRecord = {
    kind: 'event',
    source: SOURCE,
    key,
    matchKey: game.key,
    seq,
    ...time,
    type: goalType(
      {
        situationCode: reach(row, 'situationCode'),
        strength: reach(row, 'strength'),
        goalModifier: reach(row, 'goalModifier'),
      },
      side,
    ),
    side,
    ...withNames(names),
  };
  draft.add(path, record);
}

export function withNames({ player, relatedPlayer }: GoalNames): GoalNames {
  return {
    ...(player === undefined ? {} : { player }),
    ...(relatedPlayer === undefined ? {} : { relatedPlayer }),
  };
}

/** How many goals had fallen with this one. */
export function goalNumber(row: unknown): number | undefined {
  const [home, away] = [countOf(reach(row, 'homeScore'), 99), countOf(reach(row, 'awayScore'), 99)];
  return home === undefined || away === undefined ? undefined : home + away;
}

/** Goals of a list whose side and period are known. */
export function readGoals(
  draft: Draft,
  game: Game,
  { list, path, period }: { list: unknown; path: string; period?: Period | undefined },
): Scored[] {
  return listOf(list).flatMap((row, index): Scored[] => {
    const at = `${path}[${index}]`;
    const side = sideOf(game, reach(row, 'teamAbbrev'));
    const own = period ?? periodOf(row);
    if (side !== undefined && own !== undefined) return [{ path: at, row, period: own, side }];
    draft.leave(at, side === undefined ? 'a goal of neither side' : 'a goal without a period');
    return [];
  });
}
