import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sink } from '@tipmark/importers';
import { type Format, importFiles } from '@tipmark/importers';
import type { Db } from '../../../platform/database/connect.ts';
import { applyFeedStream } from '../../apply/apply-feed-stream.ts';
import { settlePeople, wordsOnPeople } from '../../people/settle-people.ts';

/** A sink into the database of a suite. */
export function testSink(db: Db): Sink {
  return {
    apply: (lines, options) => applyFeedStream(db, lines, options),
    settle: async () => wordsOnPeople(await settlePeople(db)),
    close: async () => undefined,
  };
}

/** A folder of files to import, and the words the import says about them. */
export function importFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-import-'));
  let nowMs = Date.UTC(2026, 10, 21);
  async function runAs(format: Format, sink: Sink, ...files: string[]) {
    let said = '';
    nowMs += 1_000;
    const result = await importFiles({
      format,
      files,
      sink,
      terminal: { write: (text) => void (said += text), isTty: false },
      nowMs: () => nowMs,
    });
    return { result, said: said.replaceAll(`${folder}/`, '') };
  }
  return {
    folder,
    write(name: string, text: string | Uint8Array): string {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    run: (sink: Sink, ...files: string[]) => runAs('football-data', sink, ...files),
    runAs,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
