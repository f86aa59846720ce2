/** `Sieger SF 12`, `Zweiter Gruppe A`, `Bester Dritter`: who it is, is not decided. */
const UNDECIDED =
  /\b(?:sieger|verlierer|gewinner|erster|zweiter|dritter|vierter|winner|loser|runner-up)\b/i;
/** `ARG/CPV`: one of them. */
const EITHER = /^[\p{Lu}]{2,4}(?:\s*\/\s*[\p{Lu}]{2,4})+$/u;
/** `1A`, `2. Gruppe B`, `A1`, `SF 12`, `Gruppe C 2`. */
const SLOT =
  /^(?:\d\.?\s?(?:gruppe\s)?[A-L]|[A-L]\d|(?:AF|VF|HF|SF|SP)\s?\d{1,3}|gruppe\s[A-L]\s?\d)$/i;
const UNKNOWN = /^(?:tbd|tba|n\.?\s?n\.?|offen|noch offen|unbekannt|\?+|-)$/i;

/** Whether the name of a team stands for one that is not known yet. */
export function isPlaceholder(name: string): boolean {
  const text = name.trim();
  return [UNDECIDED, EITHER, SLOT, UNKNOWN].some((pattern) => pattern.test(text));
}
