/** The command was written in a way that means nothing. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
