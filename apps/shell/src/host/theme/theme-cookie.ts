import type { Theme } from '@tipmark/remote-kit';

/** The theme in the cookie; anything but light and dark means the system's. */
export const themeOfCookie = (value: string | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';
