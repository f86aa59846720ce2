const MAX_LENGTH = 64;

/** An IANA zone this machine knows, else undefined. */
export function knownZone(name: string | undefined): string | undefined {
  if (name === undefined || name.length > MAX_LENGTH || !/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
