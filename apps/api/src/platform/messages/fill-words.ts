/**
 * A text with its placeholders replaced; unknown placeholders stay. Not i18next: no text of the API
 * has plural forms or formats, and a lookup there takes ten steps.
 */
export function fillWords(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
