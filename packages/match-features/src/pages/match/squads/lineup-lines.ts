import type { EventLineup } from '@tipmark/contract';

type Players = EventLineup['starting'];

const ORDER = ['DF', 'MF', 'FW'] as const;

const lineOf = ({ position }: Players[number]): number =>
  ORDER.findIndex((one) => one === position);

/**
 * Starters by line: the keeper first, then the lines of the formation from the back; undefined
 * where the formation is unknown or does not match these players.
 */
export function lineupLines({
  formation,
  starting,
}: Pick<EventLineup, 'formation' | 'starting'>): Players[] | undefined {
  if (formation === null || !/^\d(-\d)+$/.test(formation)) return undefined;
  const keepers = starting.filter(({ position }) => position === 'GK');
  const field = starting
    .filter(({ position }) => position !== 'GK')
    .toSorted((one, other) => lineOf(one) - lineOf(other));
  const counts = formation.split('-').map(Number);
  const isWhole = counts.reduce((sum, count) => sum + count, 0) === field.length;
  if (keepers.length !== 1 || !isWhole || field.some((one) => lineOf(one) < 0)) return undefined;
  let first = 0;
  const lines = counts.map((count) => {
    first += count;
    return field.slice(first - count, first);
  });
  return [keepers, ...lines];
}
