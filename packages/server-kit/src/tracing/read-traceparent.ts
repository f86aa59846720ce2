export interface ReadTraceparent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

const FORM = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;
const SAMPLED = 1;

/** Reads a `traceparent` (W3C Trace Context), of later versions what they share with this one. */
export function readTraceparent(text: unknown): ReadTraceparent | undefined {
  if (typeof text !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = '', more] = FORM.exec(text) ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}
