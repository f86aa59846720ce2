import type { Country, Word } from './country.ts';

/** Diagonals of the table of starts and ends: neighbours share neither. */
export function townsOf({
  townStarts,
  townEnds,
}: Pick<Country, 'townStarts' | 'townEnds'>): Word[] {
  return townEnds.flatMap((_, shift) =>
    townStarts.map((start, index): Word => {
      const end = townEnds[(index + shift) % townEnds.length] ?? start;
      return [`${start[0]}${end[0]}`, `${start[1]}${end[1]}`];
    }),
  );
}
