import type { Series, Stage } from './series.ts';

/** A slot of a stage: empty where a side had no opponent or its opponent is not known yet. */
export type Slot = Series | undefined;

export interface Column {
  readonly name: string;
  /** Twice as many as in the next column, each two leading to one of it. */
  readonly slots: readonly Slot[];
}

export interface BracketColumns {
  readonly columns: readonly Column[];
  /** Of the two that lost in the last stage but one; undefined = not played. */
  readonly thirdPlace: Stage | undefined;
}

const namesOf = (slot: Slot): string[] => slot?.teams.map(({ name }) => name) ?? [];

const meets = (one: Slot, other: Slot): boolean =>
  namesOf(one).some((name) => namesOf(other).includes(name));

/** Neither of its sides goes on to the stage after it, and both come from the one before. */
function isThirdPlace(stages: readonly Stage[], at: number): boolean {
  const [before, stage, after] = [stages[at - 1], stages[at], stages[at + 1]];
  const [only, ...others] = stage?.series ?? [];
  if (!before || !after || only === undefined || others.length > 0) return false;
  const cameFrom = before.series.flatMap(namesOf);
  return (
    namesOf(only).every((name) => cameFrom.includes(name)) &&
    !after.series.some((next) => meets(next, only))
  );
}

/** The two slots whose winners meet in one; the ones that lead to none come last. */
function feedersOf(next: readonly Slot[], series: readonly Series[]): Slot[] {
  const left = new Set(series);
  const take = (found: Series | undefined): Slot => {
    if (found) left.delete(found);
    return found;
  };
  const feeders = next.flatMap((slot) => {
    if (slot === undefined) return [undefined, undefined];
    return slot.teams.map(({ name }) => take([...left].find((one) => namesOf(one).includes(name))));
  });
  return [...feeders, ...left];
}

/** As many slots as half of those before, those not yet drawn are empty. */
const paddedTo = (count: number, slots: readonly Slot[]): Slot[] => [
  ...slots,
  ...Array.from({ length: Math.max(0, count - slots.length) }, () => undefined),
];

/**
 * Stages as columns in which the winners of two neighbours meet in the slot between them.
 * @param stages the first one first
 */
export function bracketColumns(stages: readonly Stage[]): BracketColumns {
  const third = stages.findIndex((_, at) => isThirdPlace(stages, at));
  const tree = stages.filter((_, at) => at !== third);
  const backwards: Slot[][] = [];
  for (const { series } of tree.toReversed()) {
    const next = backwards.at(-1);
    backwards.push(next === undefined ? [...series] : feedersOf(next, series));
  }
  const forwards: Slot[][] = [];
  for (const slots of backwards.toReversed()) {
    const before = forwards.at(-1);
    forwards.push(before === undefined ? slots : paddedTo(Math.ceil(before.length / 2), slots));
  }
  return {
    columns: tree.map(({ name }, at) => ({ name, slots: forwards[at] ?? [] })),
    thirdPlace: stages[third],
  };
}

/** Whether the winner of a slot is in the one it leads to. */
export function leadsOn(columns: readonly Column[], column: number, slot: number): boolean {
  const own = columns[column]?.slots[slot];
  return own !== undefined && meets(own, columns[column + 1]?.slots[Math.floor(slot / 2)]);
}
