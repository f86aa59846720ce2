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

const STEP_OF_LEVEL = 9;

/**
 * Names of the clubs of a league, one for each of its towns. A word in front of the town is used
 * once, since it distinguishes the clubs.
 * @param patterns `{}` is the town
 * @param level shifts the patterns: towns that begin alike get other words in another league
 */
export function clubNamesOf(
  towns: readonly Word[],
  patterns: readonly Word[],
  level: number,
): Word[] {
  const fronted = patterns.filter(([en]) => !en.startsWith('{}'));
  const plain = patterns.filter(([en]) => en.startsWith('{}'));
  return towns.map(([en, ru], townIndex) => {
    const index = (townIndex + level * STEP_OF_LEVEL) % towns.length;
    // The fronted ones evenly among the others.
    const frontCount = Math.ceil((index * fronted.length) / towns.length);
    const isFronted = Math.ceil(((index + 1) * fronted.length) / towns.length) > frontCount;
    const pattern =
      (isFronted ? fronted[frontCount] : plain[(index - frontCount) % plain.length]) ??
      (['{}', '{}'] as const);
    return [pattern[0].replace('{}', en), pattern[1].replace('{}', ru)];
  });
}
