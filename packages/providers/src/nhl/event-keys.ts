import type { Draft } from '../parts/draft.ts';
import type { Game } from './game.ts';
import { SOURCE } from './league.ts';

/** A goal is named by its number in the game, which is the same in each answer. */
export function goalKey({ key }: Game, number: number | undefined): string | undefined {
  return number === undefined ? undefined : `${key}-goal-${number}`;
}

export const penaltyKey = ({ key }: Game, number: number): string => `${key}-penalty-${number}`;

/** An attempt of a shoot-out. */
export const shotKey = ({ key }: Game, number: number): string => `${key}-shot-${number}`;

/** All events so far: those that are not named any more were taken back. */
export function addEventList(
  draft: Draft,
  { key: matchKey }: Game,
  { path, seq, keys }: { path: string; seq: number; keys: readonly string[] },
): void {
  draft.add(path, { kind: 'events', source: SOURCE, matchKey, seq, keys: [...new Set(keys)] });
}
