/** Words with the values in the places of their names; a name nobody gave a value stays. */
export function fillWords(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
