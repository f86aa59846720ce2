import type { Readable, Transform, Writable } from 'node:stream';
import { Writable as WritableStream } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** A body is longer than an answer may be. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/** A body is packed in a way nobody asked for. */
export class UnknownEncoding extends Error {
  override readonly name = 'UnknownEncoding';
}

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

function unpackerFor(encoding: string): Transform | undefined {
  switch (encoding) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new UnknownEncoding(`the body is packed as "${encoding}"`);
  }
}

/** Collects what is unpacked, so that a small body that unpacks to gigabytes ends early. */
function collector(mostBytes: number): { sink: Writable; text: () => string } {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const sink = new WritableStream({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      chunks.push(chunk);
      done(bytes > mostBytes ? new BodyTooLong(`longer than ${mostBytes} bytes`) : null);
    },
  });
  return { sink, text: () => new TextDecoder().decode(Buffer.concat(chunks)) };
}

/**
 * The text of a body, unpacked.
 * @throws BodyTooLong, UnknownEncoding, and what breaks off a body
 */
export async function readBody(
  body: Readable,
  encoding: string,
  mostBytes: number,
): Promise<string> {
  const unpacker = unpackerFor(encoding.trim().toLowerCase());
  const { sink, text } = collector(mostBytes);
  await (unpacker === undefined ? pipeline(body, sink) : pipeline(body, unpacker, sink));
  return text();
}
