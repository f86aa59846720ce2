const BYTES = 16;

/** A unique key of one write; also works where the page has no secure origin. */
export const newWriteKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
