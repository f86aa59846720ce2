/** By code points, so that every machine and language orders alike. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
