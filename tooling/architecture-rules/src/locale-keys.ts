/** Plural forms of a language, by the suffix of a key. */
const PLURAL_END = /_(zero|one|two|few|many|other)$/;

/** A locale file as flat keys (`tabs.live`) with their texts. */
export function flatWords(json: unknown, prefix = ''): Map<string, string> {
  const words = new Map<string, string>();
  if (typeof json === 'string') return words.set(prefix, json);
  if (typeof json !== 'object' || json === null) return words;
  for (const [key, value] of Object.entries(json)) {
    for (const [flat, word] of flatWords(value, prefix ? `${prefix}.${key}` : key)) {
      words.set(flat, word);
    }
  }
  return words;
}

/** Keys without plural suffixes; each with its forms (none for a plain key). */
export function keyForms(words: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of words.keys()) {
    const base = isPlural(key, words) ? key.replace(PLURAL_END, '') : key;
    const known = forms.get(base) ?? new Set<string>();
    if (base !== key) known.add(key.slice(base.length + 1));
    forms.set(base, known);
  }
  return forms;
}

// "show_other" by itself is a plain key; "tips_other" beside "tips_one" is a plural form.
function isPlural(key: string, words: ReadonlyMap<string, string>): boolean {
  if (!PLURAL_END.test(key)) return false;
  const base = key.replace(PLURAL_END, '');
  return words.has(`${base}_one`) || words.has(`${base}_many`);
}

/** The plural forms a language has: ru one, few, many, other; en one, other. */
export function pluralForms(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
}
