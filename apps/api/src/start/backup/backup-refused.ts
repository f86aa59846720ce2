/** A backup or restore that cannot be made as things are; the message says what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
