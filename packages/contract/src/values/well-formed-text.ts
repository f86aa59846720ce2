/**
 * Text that survives every layer: well-formed Unicode (PostgreSQL refuses lone surrogates) and no
 * NUL (PostgreSQL refuses it in text and jsonb).
 */
export function isWellFormedText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
