/** A whole file cannot be used; the message says why and what to do. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
