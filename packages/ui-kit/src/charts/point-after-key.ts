/** The index after a key of a slider, or undefined for any other key. */
export function pointAfterKey(key: string, place: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10));
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - page,
    PageUp: place + page,
    Home: 0,
    End: count - 1,
  };
  const wanted = moves[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}
