/** The index after a key of a slider, or undefined for any other key. */
export function pointAfterKey(key: string, index: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10));
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - page,
    PageUp: index + page,
    Home: 0,
    End: count - 1,
  };
  const wanted = moves[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}
