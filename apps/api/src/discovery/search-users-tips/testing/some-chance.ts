/** Pseudo-random numbers, the same in every run. */
export function someChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    isLucky: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  };
}
