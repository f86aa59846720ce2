export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
