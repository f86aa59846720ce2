import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { connectDatabase } from './connect.ts';

const onEmbedded = isTestingPostgres ? describe.skip : describe;

let dataDir: string;

onEmbedded('the embedded database', () => {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tipmark-open-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('a database that a killed first start left half-created is created again', async () => {
    mkdirSync(join(dataDir, 'db.making/base'), { recursive: true });
    const database = connectDatabase({ dataDir });
    await expect(sql`select 1 as one`.execute(database.db)).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
    await database.close();
  }, 60_000);

  test('a damaged directory is refused, never recreated', async () => {
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db/precious'), 'data');
    const database = connectDatabase({ dataDir });
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow(/no longer a database/);
    await database.close();
  }, 60_000);
});
