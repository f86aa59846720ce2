/** A file as a whole is unusable; the message gives the reason and what to do. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
