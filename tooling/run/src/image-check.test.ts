import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { checkImage, type ImageNeeds, whyNoImage } from './image-check.ts';

const all: ImageNeeds = {
  isRoot: true,
  debootstrap: { key: '1' },
  buildah: { key: '1' },
  postgres: { key: '1' },
  redis: { key: '1' },
};

it('is built where everything is there', () => {
  expect(whyNoImage(all)).toBeUndefined();
});

it('says in one line what is not there', () => {
  const why = whyNoImage({
    ...all,
    isRoot: false,
    buildah: { missing: 'buildah does not start' },
  });
  expect(why).toBe(
    'the image was not built and run (deploy/image/check.sh): this user is not root; buildah does not start',
  );
});

const postgresUrl = process.env['PG_TEST_URL'] ?? '';
const withPostgres = process.env['KEY_POSTGRES'] === 'none' || !postgresUrl ? it.skip : it;

/** Runs a script in the place of the real one; returns the result and the databases left. */
async function checkedWith(script: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'image-'));
  const client = new Client({ connectionString: postgresUrl });
  try {
    const file = path.join(root, 'deploy/image/check.sh');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    const redisUrl = 'redis://127.0.0.1:1';
    const options = { root, env: process.env, postgresUrl, redisUrl, limitMinutes: 1 };
    const result = await checkImage(options);
    await client.connect();
    const own = `tipmark_image_${process.pid}`;
    const { rows } = await client.query('select from pg_database where datname = $1', [own]);
    return { result, left: rows.length };
  } finally {
    await client.end();
    rmSync(root, { recursive: true });
  }
}

withPostgres('gives the script a database of its own and removes it', async () => {
  const asked = 'case "$DATABASE_URL" in */tipmark_image_*) ;; *) exit 3 ;; esac';
  const { result, left } = await checkedWith(asked);
  expect(result).toMatchObject({ taskId: 'deploy#image', passed: 1, failed: 0 });
  expect(left).toBe(0);
});

withPostgres('a script that fails is a failed check, without a database left', async () => {
  const { result, left } = await checkedWith('exit 4');
  expect(result).toMatchObject({ passed: 0, failed: 1, failures: ['deploy#image ended with 4'] });
  expect(left).toBe(0);
});
