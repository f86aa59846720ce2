/** Shorter values would hide ordinary words. */
const MIN_LENGTH = 6;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As forms and OAuth 2.0 clients send it: more is encoded than in an address. */
export const formEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[-_.!~*'()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The ways in which a value is written: as it is, in JSON, in an address, as base64. */
function spellingsOf(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  const inAddress = [encodeURIComponent(secret), encodeURI(secret), formEncoded(secret)];
  return [secret, inJson, ...inAddress, base64];
}

export interface Redactor {
  hide(text: string): string;
  /** Secrets that are known later, such as the keys a site makes at its first start. */
  add(secrets: readonly string[]): void;
}

/** Removes secrets from texts, however they got into them. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const spellings = new Set<string>();
  let pattern: RegExp | undefined;
  function add(more: readonly string[]): void {
    for (const secret of more) {
      if (secret.length < MIN_LENGTH) continue;
      for (const spelling of spellingsOf(secret)) spellings.add(spelling);
    }
    if (spellings.size === 0) return;
    // the longest first: one may be a part of another
    const sorted = [...spellings].toSorted((left, right) => right.length - left.length);
    pattern = new RegExp(sorted.map(escaped).join('|'), 'g');
  }
  add(secrets);
  return {
    hide: (text) => (pattern === undefined ? text : text.replaceAll(pattern, '[hidden]')),
    add,
  };
}
