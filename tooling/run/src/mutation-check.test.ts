import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMutation } from './mutation-check.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mutation-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it.each([0, 1])(
  'a proof that ends with %i decides the check, with the seed of the run',
  async (code) => {
    const file = path.join(root, 'tooling/prove/src/main.ts');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      `const given = process.argv.slice(2).join(' ');
     const isRight = given === 'mutation --times 1 --seed 43 --no-report --database embedded';
     process.exitCode = isRight ? ${code} : 9;`,
    );
    const result = await checkMutation({ root, env: process.env, seed: '43', limitMinutes: 1 });
    expect(result).toMatchObject({
      taskId: 'prove#mutation',
      passed: 1 - code,
      failed: code,
      failures: code === 0 ? [] : ['prove#mutation ended with 1'],
    });
  },
);
