import { tableOf } from '@tipmark/domain';
import { FileRefused } from '../file-refused.ts';
import { isCompoundFile } from '../xls/read-compound-file.ts';
import { isXlsx } from '../xlsx/read-xlsx.ts';

const UTF8_MARK = [0xef, 0xbb, 0xbf];
const GZIP_MARK = [0x1f, 0x8b];
const UTF16_MARKS = tableOf<number[]>({
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
});

/**
 * Text of a file without its invisible characters: UTF-8, with or without a mark of its byte order,
 * or else Windows-1251 or -1252. Invalid bytes decide, even after a mark: files are assembled from
 * parts.
 * @throws FileRefused when the file is a spreadsheet or packed, not text
 */
export function decodeFile(bytes: Uint8Array): string {
  const text = textOf(bytes);
  return INVISIBLE.test(text) ? text.replaceAll(INVISIBLE_ALL, '') : text;
}

/** Characters nobody sees, which would make another name of a name. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const INVISIBLE_ALL = new RegExp(INVISIBLE, 'g');

function textOf(bytes: Uint8Array): string {
  if (isXlsx(bytes) || isCompoundFile(bytes)) {
    throw new FileRefused(
      'the file is a spreadsheet, or packed; this format is read as text: save it as CSV',
    );
  }
  if (startsWith(bytes, GZIP_MARK)) {
    throw new FileRefused('the file is packed by gzip; import the file in it');
  }
  for (const [encoding, mark] of Object.entries(UTF16_MARKS)) {
    if (startsWith(bytes, mark)) return new TextDecoder(encoding).decode(bytes);
  }
  const unmarked = UNMARKED.find(([, zero]) => [0, 2, 4].every((at) => hasZero(bytes, at, zero)));
  if (unmarked !== undefined) return new TextDecoder(unmarked[0]).decode(bytes);
  const content = startsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes;
  return decodeUtf8(content) ?? new TextDecoder(codePageOf(content)).decode(content);
}

/** Letters of Windows-1251; in those of Western languages, few stand side by side. */
const CYRILLIC_FROM = 0xc0;
const SHORTEST_CYRILLIC = 3;

/** Cyrillic words consist of high bytes alone. */
function codePageOf(bytes: Uint8Array): 'windows-1251' | 'windows-1252' {
  let [high, inWords, run] = [0, 0, 0];
  for (const byte of [...bytes, 0]) {
    if (byte >= CYRILLIC_FROM) {
      run += 1;
      continue;
    }
    high += run;
    if (run >= SHORTEST_CYRILLIC) inWords += run;
    run = 0;
  }
  return inWords * 2 > high ? 'windows-1251' : 'windows-1252';
}

/** UTF-16 without a mark: of the first letters, one byte is zero. */
const UNMARKED = [
  ['utf-16le', 1],
  ['utf-16be', 0],
] as const;

function hasZero(bytes: Uint8Array, at: number, zero: 0 | 1): boolean {
  return bytes[at + zero] === 0 && bytes[at + 1 - zero] !== 0 && at + 1 < bytes.length;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
