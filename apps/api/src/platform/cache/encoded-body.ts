import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib, zstdCompress } from 'node:zlib';

export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One revision of a response as bytes. Encodings are made on first use. */
export interface EncodedBody {
  readonly etag: string;
  readonly identity: Buffer;
  readonly builtAtMs: number;
  encoded(encoding: Encoding): Promise<Buffer>;
  /** The same immediately, where it was made before. */
  madeBefore(encoding: Encoding): Buffer | undefined;
  /** Bytes currently stored. */
  size(): number;
}

const BROTLI_QUALITY = 5;
/** Below this a compressed answer is hardly smaller. */
export const MIN_COMPRESSED_BYTES = 1_024;

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes) => promisify(zstdCompress)(bytes),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Bytes in an encoding, made for one answer. */
export const compressBytes = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  compressors[encoding](bytes);

/** @param onGrown called when another encoding is cached */
export function encodeBody(
  value: unknown,
  builtAtMs: number,
  onGrown: () => void = () => {},
): EncodedBody {
  const identity = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha1').update(identity).digest('base64url');
  const underWay = new Map<Encoding, Promise<Buffer>>();
  const made = new Map<Encoding, Buffer>();
  let bytes = identity.length;

  async function compress(encoding: Encoding): Promise<Buffer> {
    const compressed = await compressors[encoding](identity);
    bytes += compressed.length;
    made.set(encoding, compressed);
    onGrown();
    return compressed;
  }

  return {
    // Weak: every encoding of a revision has the same tag.
    etag: `W/"${digest}"`,
    identity,
    builtAtMs,
    encoded(encoding) {
      const known = underWay.get(encoding);
      if (known !== undefined) return known;
      const making = compress(encoding);
      underWay.set(encoding, making);
      return making;
    },
    madeBefore: (encoding) => made.get(encoding),
    size: () => bytes,
  };
}
