import type { HostState } from '@tipmark/remote-kit';

export const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** True for a page whose times are not those of this browser's clock. */
export const isInOtherZone = ({ session }: Pick<HostState, 'session'>): boolean =>
  !session.isTimeZoneManual && session.timeZone !== zoneOfBrowser();
