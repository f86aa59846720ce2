/**
 * A text with its placeholders replaced; unknown placeholders stay. No text of the API
 * has plural forms or formats.
 */
export function fillMessage(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
