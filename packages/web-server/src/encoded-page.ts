import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

const compressors: Readonly<
  Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>
> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 1 }),
};

/** Bytes of a page in all its encodings, measured against the plain ones. */
const withAllEncodings = 1.6;

/** A page as bytes, compressed once for each requested encoding. */
export interface EncodedPage {
  readonly etag: string;
  /** The most it occupies, with every encoding. */
  readonly weightBytes: number;
  bytes(encoding: Encoding): Promise<Buffer> | Buffer;
}

/** Caches a page's bytes in every encoding it was requested in. */
export function encodePage(identity: Buffer): EncodedPage {
  const ready = new Map<Encoding, Buffer>([['identity', identity]]);
  const underWay = new Map<Encoding, Promise<Buffer>>();
  let etag: string | undefined;
  const compress = (encoding: Exclude<Encoding, 'identity'>) => {
    const made = compressors[encoding](identity).then((bytes) => {
      ready.set(encoding, bytes);
      return bytes;
    });
    underWay.set(encoding, made);
    return made;
  };
  return {
    // never computed for pages of one visitor
    get etag() {
      etag ??= `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
      return etag;
    },
    weightBytes: Math.ceil(identity.length * withAllEncodings),
    bytes: (encoding) =>
      ready.get(encoding) ??
      underWay.get(encoding) ??
      compress(encoding as Exclude<Encoding, 'identity'>),
  };
}

/**
 * The encoding to answer with: brotli where it is understood, then zstd, then gzip.
 * @param isThere which of them there are
 */
export function preferredEncoding(
  acceptEncoding: string | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding {
  if (!acceptEncoding) return 'identity';
  const accepted = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    if (!params.some((param) => /^q=0(?:\.0*)?$/.test(param))) accepted.add(name);
  }
  const known = (['br', 'zstd', 'gzip'] as const).filter(isThere);
  return known.find((name) => accepted.has(name)) ?? 'identity';
}
