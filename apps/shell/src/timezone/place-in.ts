/** `America/New_York` → `New York`. */
export const placeIn = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
