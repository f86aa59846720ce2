import type { EventLineup } from '@tipmark/contract';

type Player = EventLineup['starting'][number];

/** Who is on the ice together. */
export interface Line {
  readonly defenders: readonly Player[];
  readonly forwards: readonly Player[];
}

export interface Lines {
  /** The starting goalie first, then the backups. */
  readonly goalies: readonly Player[];
  readonly lines: readonly Line[];
}

const [PAIR, TRIO] = [2, 3];

function groupsOf(players: readonly Player[], size: number): Player[][] {
  const count = Math.ceil(players.length / size);
  return Array.from({ length: count }, (_, index) =>
    players.slice(index * size, (index + 1) * size),
  );
}

/** Teams name their players in the order of pairs and lines. */
export function linesOf({ starting, substitutes }: EventLineup): Lines {
  const dressed = [...starting, ...substitutes];
  const pairs = groupsOf(
    dressed.filter(({ position }) => position === 'DF'),
    PAIR,
  );
  const trios = groupsOf(
    dressed.filter(({ position }) => position !== 'DF' && position !== 'GK'),
    TRIO,
  );
  const count = Math.max(pairs.length, trios.length);
  return {
    goalies: dressed.filter(({ position }) => position === 'GK'),
    lines: Array.from({ length: count }, (_, index) => ({
      defenders: pairs[index] ?? [],
      forwards: trios[index] ?? [],
    })),
  };
}
