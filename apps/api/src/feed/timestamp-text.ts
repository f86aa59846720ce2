const TEXTS = new Map<number, string>();
const MOST_REMEMBERED = 20_000;

/** Unix seconds as PostgreSQL reads a time; remembered, because what is of a match shares a few. */
export function timestampText(seconds: number): string {
  let text = TEXTS.get(seconds);
  if (text === undefined) {
    text = new Date(seconds * 1_000).toISOString();
    if (TEXTS.size < MOST_REMEMBERED) TEXTS.set(seconds, text);
  }
  return text;
}
