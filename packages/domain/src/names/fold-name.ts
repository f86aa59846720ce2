const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The form in which names of different sources are compared: no case, no accents, no punctuation.
 * `Nott'm Forest` → `nottm forest`, `Köln` → `koln`.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** ASCII part of a link: `Bayern München` → `bayern-munchen`; `fallback` when nothing is left. */
export function asciiSlug(name: string, fallback: string): string {
  const slug = foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug === '' ? fallback : slug;
}
