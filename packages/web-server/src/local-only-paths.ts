/** First segments of API paths that are served to this machine only. */
const localFirst = new Set([
  'metrics',
  'health',
  'dev',
  'purge-stream',
  'moderation',
  'operations',
  'operator',
]);

/**
 * True for addresses that must not be reached from outside, however they are spelt: another casing,
 * escapes, doubled slashes, dots. An address that cannot be read is local, too.
 */
export function isLocalOnly(address: string): boolean {
  const pathname = address.replace(/[?#].*$/s, '');
  const segments: string[] = [];
  for (const raw of pathname.split(/[/\\]/)) {
    const whole = decoded(raw)?.toLowerCase();
    if (whole === undefined || /[/\\\0]/.test(whole)) return true;
    // parameters of one segment: what follows them belongs to the path
    const [segment = ''] = whole.split(';', 1);
    if (segment === '..') return true;
    if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const [first = '', second = ''] = segments;
  return localFirst.has(first) || (first === 'feed' && second === 'records');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
