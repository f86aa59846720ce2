import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedLine, FeedRecord, FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import { type Format, importFiles } from '../import-files.ts';
import type { Sink } from '../sink.ts';

/** The clock of these imports. */
export const IMPORTED_AT = Date.parse('2026-11-28T06:00:00Z');

/** Imports texts as files of a format, and returns what reached the sink and what was printed. */
export async function importTexts(format: Format, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-import-'));
  const lines: FeedLine[] = [];
  const sink: Sink = {
    async apply(all) {
      const refusals: FeedLine[] = [];
      for await (const line of all) {
        lines.push(line);
        if (line.refusal !== undefined) refusals.push(line);
      }
      return {
        imported: 0,
        updated: 0,
        skipped: 0,
        quarantined: refusals.length,
        refusals: refusals.map(({ line, record, refusal = '', source = '' }) => ({
          line,
          record,
          source,
          reason: refusal,
        })),
      };
    },
    async close() {},
  };
  let output = '';
  try {
    const paths = Object.entries(files).map(([name, text]) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    });
    const terminal = { write: (text: string) => void (output += text), isTty: false };
    const nowSeconds = () => IMPORTED_AT / 1_000;
    await importFiles({
      format,
      files: paths,
      sink,
      terminal,
      nowMs: () => IMPORTED_AT,
      nowSeconds,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const of = <Kind extends FeedRecordKind>(kind: Kind) =>
    lines
      .filter(({ refusal }) => refusal === undefined)
      .map(({ record }) => record as FeedRecord)
      .filter((record): record is FeedRecordOf<Kind> => record.kind === kind);
  const refused = lines
    .filter(({ refusal }) => refusal !== undefined)
    .map(({ line, refusal, source }) => ({ line, refusal, source }));
  return { lines, of, refused, output: output.replaceAll(`${folder}/`, '') };
}
