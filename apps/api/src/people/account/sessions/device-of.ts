import type { AccountSessionList } from '@tipmark/contract';

type Device = Pick<AccountSessionList['sessions'][number], 'platform' | 'browser' | 'isMobile'>;

/** The first match wins; those that also mention others come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const PLATFORMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const MAX_LENGTH = 60;

const nameIn = (list: typeof BROWSERS, userAgent: string) =>
  list.find(([sign]) => sign.test(userAgent))?.[1] ?? '';

/** A description of the device for its owner; empty for an unknown header. */
export function deviceOf(userAgent: string): Device {
  return {
    platform: nameIn(PLATFORMS, userAgent),
    browser: nameIn(BROWSERS, userAgent),
    isMobile: /\bMobi/.test(userAgent),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '');

/** The same, from the data stored with a session. */
export function storedDevice(device: Readonly<Record<string, unknown>>): Device {
  return {
    platform: textOf(device['platform']),
    browser: textOf(device['browser']),
    isMobile: device['isMobile'] === true,
  };
}
