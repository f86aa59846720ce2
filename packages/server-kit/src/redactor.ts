/** Shorter values would hide ordinary words. */
const MIN_LENGTH = 6;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The ways in which a value is written: as it is, in JSON, in an address, as base64. */
function spellingsOf(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [secret, inJson, encodeURIComponent(secret), encodeURI(secret), base64];
}

/** Removes secrets from texts, however they got into them. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const spellings = secrets
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap(spellingsOf)
    // the longest first: one may be a part of another
    .toSorted((left, right) => right.length - left.length);
  if (spellings.length === 0) return (text) => text;
  const pattern = new RegExp([...new Set(spellings)].map(escaped).join('|'), 'g');
  return (text) => text.replaceAll(pattern, '[hidden]');
}
