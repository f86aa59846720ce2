import { FileRefused } from '../file-refused.ts';

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const STREAM = 2;
const HEADER_FAT_SECTORS = 109;
/** Numbers of sectors above this one mark ends and free slots. */
const LAST_SECTOR = 0xfffffffa;
/** Far above any season of matches. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Whether the bytes begin like a compound file, which old files of Excel are. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, index) => bytes[index] === byte);
}

/**
 * Bytes of a stream of a compound file. Streams below 4096 bytes are stored elsewhere in it and are
 * not found: a workbook is never so small.
 * @throws FileRefused when the file is damaged
 */
export function readStream(bytes: Uint8Array, name: string): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return streamOf(file, name);
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(
      `the file is not a whole XLS file; download it again: ${(error as Error).message}`,
    );
  }
}

function streamOf(file: Buffer, name: string): Buffer | undefined {
  if (file.length > MOST_BYTES) throw new Error('it is above 64 MB');
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Error('its sectors have no known size');
  const read = chainReader(file, 2 ** shift);
  const directory = read(file.readUInt32LE(48));
  const smallest = file.readUInt32LE(56);
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = Math.max(0, directory.readUInt16LE(at + 64) - 2);
    const isNamed = directory.toString('utf16le', at, at + Math.min(nameBytes, 62)) === name;
    if (!isNamed || directory[at + 66] !== STREAM) continue;
    const length = directory.readUInt32LE(at + 120);
    if (length < smallest) return undefined;
    return read(directory.readUInt32LE(at + 116)).subarray(0, length);
  }
  return undefined;
}

/** Reads sectors one after the other, as the table of the file links them. */
function chainReader(file: Buffer, size: number): (first: number) => Buffer {
  const sector = (number: number) => {
    const start = Math.max(size, HEADER_BYTES) + number * size;
    if (start >= file.length) throw new Error('a part of it is missing');
    return file.subarray(start, start + size);
  };
  const next = tableOf(file, size, sector);
  return (first) => {
    const parts: Buffer[] = [];
    for (let number = first; number < LAST_SECTOR; number = next[number] ?? LAST_SECTOR) {
      if (parts.length * size > file.length) throw new Error('its sectors form a circle');
      parts.push(sector(number));
    }
    return Buffer.concat(parts);
  };
}

function tableOf(file: Buffer, size: number, sector: (number: number) => Buffer): number[] {
  const sectors: number[] = [];
  for (let index = 0; index < HEADER_FAT_SECTORS; index += 1) {
    sectors.push(file.readUInt32LE(76 + index * 4));
  }
  // Files above 7 MB continue in extra sectors, each ending in the number of the next.
  let more = file.readUInt32LE(68);
  for (let left = file.readUInt32LE(72); left > 0 && more < LAST_SECTOR; left -= 1) {
    const numbers = numbersIn(sector(more), size);
    more = numbers.pop() ?? LAST_SECTOR;
    sectors.push(...numbers);
  }
  return sectors
    .filter((number) => number < LAST_SECTOR)
    .flatMap((number) => numbersIn(sector(number), size));
}

function numbersIn(part: Buffer, size: number): number[] {
  return Array.from({ length: size / 4 }, (_, index) => part.readUInt32LE(index * 4));
}
