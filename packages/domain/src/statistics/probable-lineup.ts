import type { Sport } from '../enumerations/sport.ts';
import { sportRules } from '../sports/sports.ts';

export interface LineupPlayer {
  readonly name: string;
  readonly number: number | null;
  readonly position: 'GK' | 'DF' | 'MF' | 'FW' | null;
}

export interface PlayedLineup {
  readonly formation: string | null;
  readonly starting: readonly LineupPlayer[];
}

const LINES = ['GK', 'DF', 'MF', 'FW'];

/**
 * Who is likely to start (decisions §17: "probable from last 5"): in the most frequent starting
 * formation of the team, the most frequent available starters; among equals the latest. Without a
 * position a player may be anywhere; where positions are reported there is a goalkeeper.
 * @param recent line-ups of the matches before, newest first
 * @param absent names of those who cannot play
 * @returns undefined if fewer are known than start a match of the sport
 */
export function probableLineup(
  sport: Sport,
  recent: readonly PlayedLineup[],
  absent: ReadonlySet<string>,
): PlayedLineup | undefined {
  const side = sportRules(sport).lineup;
  if (side === null) return undefined;
  const candidates = rankedStarters(recent).filter(({ name }) => !absent.has(name));
  const formation = mostFrequent(recent.flatMap((one) => one.formation ?? []));
  const chosen: LineupPlayer[] = [];
  const take = (fits: (player: LineupPlayer) => boolean, count: number) => {
    const free = candidates.filter((player) => !chosen.includes(player) && fits(player));
    chosen.push(...free.slice(0, Math.max(0, count)));
  };
  const isKeeper = ({ position }: LineupPlayer) => position === 'GK';
  const needsKeeper = recent.some(({ starting }) => starting.some(isKeeper));
  take(isKeeper, 1);
  if (needsKeeper && chosen.length === 0) return undefined;
  const lines = (formation ?? side.formation ?? '').split('-').map(Number);
  const [backs, fronts] = [lines[0], lines.at(-1)];
  if (backs !== undefined && fronts !== undefined && lines.length > 1) {
    take(({ position }) => position === 'DF', backs);
    take(({ position }) => position === 'MF', side.players - 1 - backs - fronts);
    take(({ position }) => position === 'FW', fronts);
  }
  take((player) => !isKeeper(player), side.players - chosen.length);
  if (chosen.length < side.players) return undefined;
  const line = ({ position }: LineupPlayer) =>
    position === null ? LINES.length : LINES.indexOf(position);
  return {
    formation: formation ?? null,
    starting: chosen.toSorted((one, other) => line(one) - line(other)),
  };
}

/** By the number of starts, then by the latest start. */
function rankedStarters(recent: readonly PlayedLineup[]): LineupPlayer[] {
  const starts = new Map<string, { player: LineupPlayer; count: number }>();
  for (const { starting } of recent) {
    for (const player of starting) {
      const known = starts.get(player.name) ?? { player, count: 0 };
      starts.set(player.name, { ...known, count: known.count + 1 });
    }
  }
  return [...starts.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ player }) => player);
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
