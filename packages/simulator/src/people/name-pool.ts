import type { Random } from '../chance/random.ts';
import type { Word } from '../countries/country.ts';

/** Names people of a language have; surnames are invented. */
export interface NamePool {
  readonly men: readonly Word[];
  readonly women: readonly Word[];
  readonly surnames: readonly Word[];
  /** Where a woman's surname has a different form. */
  readonly womensSurnames?: readonly Word[];
}

/** Names for a team of men. */
export type MensNames = Pick<NamePool, 'men' | 'surnames'>;

export interface PersonName {
  readonly en: string;
  readonly ru: string;
}

/** The person at an index of the table of first names and surnames: neighbours share neither. */
export function personAt(pool: NamePool, sex: 'men' | 'women', index: number): PersonName {
  const surnames = (sex === 'women' ? pool.womensSurnames : undefined) ?? pool.surnames;
  return nameAt(pool[sex], surnames, index);
}

/** The same of a man. */
export function manAt({ men, surnames }: MensNames, index: number): PersonName {
  return nameAt(men, surnames, index);
}

function nameAt(firsts: readonly Word[], surnames: readonly Word[], index: number): PersonName {
  const row = Math.floor(index / surnames.length);
  const [lastEn, lastRu] = surnames[index % surnames.length] ?? ['', ''];
  const [firstEn, firstRu] = firsts[(index + row * 3) % firsts.length] ?? ['', ''];
  return { en: `${firstEn} ${lastEn}`, ru: `${firstRu} ${lastRu}` };
}

/** Different people in an order of chance. */
export function drawPeople(
  pool: NamePool,
  sex: 'men' | 'women',
  count: number,
  random: Random,
): PersonName[] {
  const all = pool.surnames.length * pool[sex].length;
  const indexes = new Set<number>();
  while (indexes.size < Math.min(count, all)) indexes.add(random.integer(0, all - 1));
  return [...indexes].map((index) => personAt(pool, sex, index));
}
