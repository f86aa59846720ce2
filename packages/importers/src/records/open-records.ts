import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FeedLine } from '@tipmark/contract/feed';
import { ndjsonLines } from '@tipmark/contract/feed';
import { FileRefused } from '../file-refused.ts';

/** A stream of feed records: read while it is applied, however long it is. */
export interface OpenRecords {
  lines: AsyncIterable<FeedLine>;
  /** Grows while the lines are read. */
  bytesRead(): number;
}

/** The name of the standard input on a command line. */
export const STANDARD_INPUT = '-';

/**
 * Opens a file of feed records, one JSON object per line, as `POST /feed/records` accepts them; `-`
 * is the standard input.
 * @throws FileRefused when it is a folder, and the file system's error when nothing can be read
 */
export async function openRecords(path: string): Promise<OpenRecords> {
  const stream = path === STANDARD_INPUT ? process.stdin : await openFile(path);
  let bytes = 0;
  async function* text(): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  }
  return { lines: ndjsonLines(text()), bytesRead: () => bytes };
}

/** Errors of a file are reported before any of it is sent. */
async function openFile(path: string): Promise<Readable> {
  const handle = await open(path);
  if ((await handle.stat()).isDirectory()) {
    await handle.close();
    throw new FileRefused('is a folder; name the files in it');
  }
  return createReadStream(path, { fd: handle });
}
