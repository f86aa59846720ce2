/** Plural forms of a language, by the suffix of a key. */
const PLURAL_END = /_(zero|one|two|few|many|other)$/;

/** A locale file as flat keys (`tabs.live`) with their texts. */
export function flatMessages(json: unknown, prefix = ''): Map<string, string> {
  const messages = new Map<string, string>();
  if (typeof json === 'string') return messages.set(prefix, json);
  if (typeof json !== 'object' || json === null) return messages;
  for (const [key, value] of Object.entries(json)) {
    for (const [flat, word] of flatMessages(value, prefix ? `${prefix}.${key}` : key)) {
      messages.set(flat, word);
    }
  }
  return messages;
}

/** Keys without plural suffixes; each with its forms (none for a plain key). */
export function keyForms(messages: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of messages.keys()) {
    const base = isPlural(key, messages) ? key.replace(PLURAL_END, '') : key;
    const known = forms.get(base) ?? new Set<string>();
    if (base !== key) known.add(key.slice(base.length + 1));
    forms.set(base, known);
  }
  return forms;
}

// "show_other" by itself is a plain key; "tips_other" beside "tips_one" is a plural form.
function isPlural(key: string, messages: ReadonlyMap<string, string>): boolean {
  if (!PLURAL_END.test(key)) return false;
  const base = key.replace(PLURAL_END, '');
  return messages.has(`${base}_one`) || messages.has(`${base}_many`);
}

/** The plural forms a language has: ru one, few, many, other; en one, other. */
export function pluralForms(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
}
