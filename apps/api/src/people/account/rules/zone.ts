import { currentZoneName } from '@tipmark/domain';

const MAX_LENGTH = 64;

/** An IANA zone this machine knows, under its current name; else undefined. */
export function knownZone(name: string | undefined): string | undefined {
  if (name === undefined || name.length > MAX_LENGTH || !/^[A-Za-z]/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return currentZoneName(timeZone);
  } catch {
    return undefined;
  }
}
