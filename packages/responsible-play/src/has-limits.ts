import { PLAY_LIMITS_STORED } from '@tipmark/remote-kit/storage';

export const LIMITS_KEY = PLAY_LIMITS_STORED.times;

/** Whether the visitor set limits on this device. */
export function hasLimits(): boolean {
  try {
    return localStorage.getItem(LIMITS_KEY) !== null;
  } catch {
    return false;
  }
}
