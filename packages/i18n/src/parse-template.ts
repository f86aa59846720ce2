export interface Placeholder {
  readonly name: string;
  readonly format: string | undefined;
}

/** A text without placeholders as it is, any other in parts. */
export type Template = string | readonly (string | Placeholder)[];

const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/;

/** The parts of a text: `{{count, number}} of {{all}}`. */
export function parseTemplate(text: string): Template {
  if (!text.includes('{{')) return text;
  // split by two groups: text, name, format, text, name, format, text
  const pieces = text.split(PLACEHOLDER);
  const parts: (string | Placeholder)[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [between, name, format] = pieces.slice(at, at + 3);
    if (between) parts.push(between);
    if (name !== undefined) parts.push({ name, format });
  }
  return parts;
}
