import { gunzipSync } from 'node:zlib';
import { answerIn } from './envelope.ts';
import type { RecordedAnswer } from './recorded-answer.ts';

/** Of a file once it is unpacked. */
const MOST_BYTES = 1_000_000_000;
const GZIP = [0x1f, 0x8b] as const;

/** The file as a whole cannot be read; the message states what to do. */
export class RecordingRefused extends Error {
  override readonly name = 'RecordingRefused';
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== GZIP[0] || bytes[1] !== GZIP[1]) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw new RecordingRefused(
      `is not a whole gzip file of up to ${MOST_BYTES / 1e6} MB (${String(error)}); record or copy it again`,
    );
  }
}

/** Older copies are in the code page of Western Europe. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * The answers in a file, in its order: a body or an envelope, a list of them, or one a line. Gzip
 * is recognized by its content.
 * @param isBody whether a parsed list is the body of one answer
 * @throws RecordingRefused
 */
export function readRecording(
  bytes: Uint8Array,
  isBody: (content: unknown) => boolean,
): RecordedAnswer[] {
  const text = textOf(unpacked(bytes));
  const whole = parse(text);
  if (whole === undefined) return readLines(text);
  const { value } = whole;
  if (!Array.isArray(value) || value.length === 0 || isBody(value)) return [answerIn(value, text)];
  return value.map((item: unknown) => answerIn(item, JSON.stringify(item)));
}

/** A line that is no JSON is an answer too: a broken one, of which its reader says so. */
function readLines(text: string): RecordedAnswer[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const values = lines.map((line) => ({ line, found: parse(line) }));
  if (values.every(({ found }) => found === undefined)) return [answerIn(undefined, text)];
  return values.map(({ line, found }) => answerIn(found?.value, line));
}
