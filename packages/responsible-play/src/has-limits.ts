export const LIMITS_KEY = 'play_limits';

/** Whether the visitor set limits on this device. */
export function hasLimits(): boolean {
  try {
    return localStorage.getItem(LIMITS_KEY) !== null;
  } catch {
    return false;
  }
}
