const START = Buffer.from('{"data":');
const CLOSING_BRACE = 0x7d;

const cached = new WeakMap<object, Buffer>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Caches the serialised `data` of an envelope, when the envelope contains nothing else. */
export function cacheRawData(reply: unknown, bytes: Buffer): void {
  if (!isObject(reply) || !('data' in reply) || !isObject(reply.data)) return;
  const isBare = Object.keys(reply).length === 1 && bytes.at(-1) === CLOSING_BRACE;
  if (!isBare || !bytes.subarray(0, START.length).equals(START)) return;
  cached.set(reply.data, bytes.subarray(START.length, -1));
}

/**
 * The JSON a reply's data was parsed from, so that a page can pass it on without serialising it
 * again; undefined for other values. The value must not have been changed since.
 */
export const rawDataOf = (data: object): Buffer | undefined => cached.get(data);
