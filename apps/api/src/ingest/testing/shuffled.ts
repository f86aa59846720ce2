/** A copy in another order; the same for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  return items
    .map((item) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return { item, key: state };
    })
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
