import { inflateRawSync } from 'node:zlib';
import { FileRefused } from '../file-refused.ts';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** Far above any season of matches; what unpacks to more is not a file of matches. */
const MOST_ENTRIES = 1_000;
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
const LONGEST_COMMENT = 65_535;

interface ZipEntry {
  method: number;
  packedBytes: number;
  offset: number;
}

/** Unpacks single files of a ZIP archive; no file may unpack to more than 64 MB. */
export function openZip(bytes: Uint8Array): { read(name: string): Buffer | undefined } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = readDirectory(buffer);
    return {
      read(name) {
        const entry = entries.get(name);
        return entry === undefined ? undefined : guarded(() => unpack(buffer, entry));
      },
    };
  } catch (error) {
    throw asCallError(error);
  }
}

function guarded<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw asCallError(error);
  }
}

function asCallError(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  return new FileRefused(
    `the file is not a whole XLSX file; download it again: ${(error as Error).message}`,
  );
}

function readDirectory(buffer: Buffer): Map<string, ZipEntry> {
  const end = findEnd(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES)
    throw new FileRefused('the XLSX file holds too many parts; save its sheets as CSV');
  const entries = new Map<string, ZipEntry>();
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (buffer.readUInt32LE(at) !== ENTRY) throw new Error('its directory is broken');
    const nameLength = buffer.readUInt16LE(at + 28);
    entries.set(buffer.toString('utf8', at + 46, at + 46 + nameLength), {
      method: buffer.readUInt16LE(at + 10),
      packedBytes: buffer.readUInt32LE(at + 20),
      offset: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(buffer: Buffer): number {
  const first = Math.max(0, buffer.length - 22 - LONGEST_COMMENT);
  for (let at = buffer.length - 22; at >= first; at -= 1) {
    if (buffer.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('it has no directory');
}

function unpack(buffer: Buffer, { method, packedBytes, offset }: ZipEntry): Buffer {
  const start = offset + 30 + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
  const packed = buffer.subarray(start, start + packedBytes);
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error(`it is packed by method ${method}`);
  return inflateRawSync(packed, { maxOutputLength: MOST_UNPACKED_BYTES });
}
