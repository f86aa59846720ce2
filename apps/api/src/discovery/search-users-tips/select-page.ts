/**
 * Indexes of a page of the ascending order of some keys; equal keys retain their order. Costs one
 * walk over the keys however many there are, and sorts only the page.
 * @param keys no NaN
 */
export function selectPage(keys: Float64Array, from: number, until: number): Int32Array {
  const end = Math.min(until, keys.length);
  if (from >= end) return new Int32Array(0);
  const indexes = new Int32Array(keys.length);
  for (let index = 0; index < indexes.length; index += 1) indexes[index] = index;
  if (end < indexes.length) partitionAt(indexes, keys, 0, indexes.length - 1, end);
  if (from > 0) partitionAt(indexes, keys, 0, end - 1, from);
  return indexes.subarray(from, end).sort((one, other) => compare(keys, one, other));
}

function compare(keys: Float64Array, one: number, other: number): number {
  return (keys[one] ?? 0) - (keys[other] ?? 0) || one - other;
}

/** Moves indexes so that the smallest `count` of them come first (quickselect). */
function partitionAt(
  indexes: Int32Array,
  keys: Float64Array,
  first: number,
  last: number,
  count: number,
): void {
  let [low, high] = [first, last];
  while (low < high) {
    const pivot = middleOf(keys, indexes, low, high);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(keys, indexes[left] ?? 0, pivot) < 0) left += 1;
      while (compare(keys, indexes[right] ?? 0, pivot) > 0) right -= 1;
      if (left > right) break;
      const moved = indexes[left] ?? 0;
      indexes[left] = indexes[right] ?? 0;
      indexes[right] = moved;
      left += 1;
      right -= 1;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}

/** The median of three, so that nearly sorted orders are not the worst case. */
function middleOf(keys: Float64Array, indexes: Int32Array, low: number, high: number): number {
  const [one, two, three] = [indexes[low], indexes[(low + high) >>> 1], indexes[high]] as [
    number,
    number,
    number,
  ];
  if (compare(keys, one, two) < 0) {
    if (compare(keys, two, three) < 0) return two;
    return compare(keys, one, three) < 0 ? three : one;
  }
  if (compare(keys, one, three) < 0) return one;
  return compare(keys, two, three) < 0 ? three : two;
}
