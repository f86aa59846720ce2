const MINUTE_SECONDS = 60;

/** `252` → `4:12`. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;
