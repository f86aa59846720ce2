const HIDDEN = '[hidden]';
const SECRET_FIELD = /^(?:set-)?(?:token|cookie|authorization|password|userPassword|secret)$/i;
/** In a line of JSON: quotes inside of a text have a backslash before them. */
const HAS_SECRET_FIELD = /"(?:set-)?(?:token|cookie|authorization|password|userPassword|secret)":/i;

/**
 * A log line in which fields that no log may contain have no value, however deep they stand. Most
 * lines have none: those are searched once and not parsed.
 * @param line JSON, with its line break
 */
export function hideSecretFields(line: string): string {
  if (!HAS_SECRET_FIELD.test(line)) return line;
  const hidden = JSON.stringify(JSON.parse(line), (field, value: unknown) =>
    SECRET_FIELD.test(field) ? HIDDEN : value,
  );
  return line.endsWith('\n') ? `${hidden}\n` : hidden;
}
