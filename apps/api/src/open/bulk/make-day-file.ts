import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../../platform/database/connect.ts';
import {
  type DayWanted,
  deleteChunks,
  insertChunk,
  insertFile,
  markChecked,
} from './bulk-queries.ts';
import { rowsOfDay } from './day-rows.ts';

/** Of a piece in the database. */
const CHUNK_BYTES = 262_144;
/** Fixed, so that the same rows are the same bytes. */
const GZIP = { level: 6, memLevel: 8 } as const;

const isHidden = (row: object) => 'json' in row && row.json === null;

/**
 * Makes the file of a day, in pieces: rows are read, compressed and stored as they come. Where its
 * content is that of the last revision, nothing is left of it.
 */
export async function makeDayFile(db: Db, wanted: DayWanted, nowSeconds: number): Promise<void> {
  const id = randomUUID();
  const [content, file] = [createHash('sha256'), createHash('sha256')];
  let [lines, bytes, position, hasHidden] = [0, 0, 0, false];

  async function* texts() {
    for await (const row of rowsOfDay(db, wanted, nowSeconds)) {
      const line = `${JSON.stringify(row)}\n`;
      content.update(line);
      lines += 1;
      hasHidden ||= isHidden(row);
      yield line;
    }
  }
  async function store(chunk: Buffer) {
    file.update(chunk);
    bytes += chunk.length;
    await insertChunk(db, { fileId: id, position, bytes: chunk }, nowSeconds);
    position += 1;
  }

  await pipeline(Readable.from(texts()), createGzip(GZIP), async (packed) => {
    let pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of packed as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size < CHUNK_BYTES) continue;
      await store(Buffer.concat(pieces));
      [pieces, size] = [[], 0];
    }
    if (size > 0) await store(Buffer.concat(pieces));
  });

  const made = {
    id,
    ...wanted,
    lines,
    bytes,
    sha256: file.digest('hex'),
    contentSha256: content.digest('hex'),
    hasHidden,
  };
  if (await insertFile(db, made, nowSeconds)) return;
  await deleteChunks(db, id);
  await markChecked(db, made, nowSeconds);
}
