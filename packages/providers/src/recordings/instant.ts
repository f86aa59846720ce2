const FIRST_SECOND = 946_684_800;
const LAST_SECOND = 4_102_444_800;
const MS = 1_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}/;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const HAS_TIME = /\d{2}:\d{2}/;

/** A text without a zone is in UTC. */
function secondsOfText(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return secondsOfNumber(Number(text));
  if (!ISO_DAY.test(text)) return Date.parse(text) / MS;
  const isLocal = HAS_TIME.test(text) && !HAS_ZONE.test(text);
  return Date.parse(isLocal ? `${text.replace(' ', 'T')}Z` : text) / MS;
}

const secondsOfNumber = (value: number): number => (value > LAST_SECOND ? value / MS : value);

/** Unix seconds of an instant in seconds, milliseconds, ISO 8601 or the form of HTTP. */
export function instantOf(value: unknown): number | undefined {
  const seconds =
    typeof value === 'number'
      ? secondsOfNumber(value)
      : typeof value === 'string'
        ? secondsOfText(value.trim())
        : Number.NaN;
  const isInstant = seconds >= FIRST_SECOND && seconds <= LAST_SECOND;
  return isInstant ? Math.floor(seconds) : undefined;
}
