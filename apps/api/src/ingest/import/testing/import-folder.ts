import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sink } from '@tipmark/importers';
import { type Format, importFiles } from '@tipmark/importers';
import type { Db } from '../../../platform/database/connect.ts';
import { applyFeedStream } from '../../apply/apply-feed-stream.ts';
import { settleImported } from '../../settling/settle-imported.ts';

const NOW_SECONDS = Date.UTC(2026, 10, 21) / 1_000;

/** A sink into the database of a suite, at an instant. */
export function testSink(db: Db, nowSeconds = NOW_SECONDS): Sink {
  return {
    apply: (lines, options) => applyFeedStream(db, lines, options),
    settle: async () => [...(await settleImported(db, nowSeconds)).lines],
    close: async () => undefined,
  };
}

/** A folder of files to import, and the output of the import about them. */
export function importFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-import-'));
  let nowMs = NOW_SECONDS * 1_000;
  async function runAs(format: Format, sink: Sink, ...files: string[]) {
    let message = '';
    nowMs += 1_000;
    const result = await importFiles({
      format,
      files,
      sink,
      terminal: { write: (text) => void (message += text), isTty: false },
      nowMs: () => nowMs,
    });
    return { result, output: message.replaceAll(`${folder}/`, '') };
  }
  return {
    folder,
    write(name: string, text: string | Uint8Array): string {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    forget: (name: string) => rmSync(join(folder, name)),
    run: (sink: Sink, ...files: string[]) => runAs('football-data', sink, ...files),
    runAs,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
