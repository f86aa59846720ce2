/** A whole file cannot be used; the message gives the reason and what to do. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
