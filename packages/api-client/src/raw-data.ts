const START = Buffer.from('{"data":');
const CLOSING_BRACE = 0x7d;

const kept = new WeakMap<object, Buffer>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Remembers how the `data` of an envelope was written, when it is all the envelope holds. */
export function keepRawData(reply: unknown, bytes: Buffer): void {
  if (!isObject(reply) || !('data' in reply) || !isObject(reply.data)) return;
  const isBare = Object.keys(reply).length === 1 && bytes.at(-1) === CLOSING_BRACE;
  if (!isBare || !bytes.subarray(0, START.length).equals(START)) return;
  kept.set(reply.data, bytes.subarray(START.length, -1));
}

/**
 * The JSON a reply's data was read from, so that a page can hand it on without writing it again;
 * undefined for a value that did not come so. The value must not have been changed since.
 */
export const rawDataOf = (data: object): Buffer | undefined => kept.get(data);
