import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWord } from './run-word.mjs';

describe('runWord', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'word-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function script(name: string, text: string): string {
    const file = path.join(root, name);
    writeFileSync(file, text);
    return file;
  }

  it('passes the arguments on and returns the exit code of the command', async () => {
    const word = script('word.mjs', 'process.exit(Number(process.argv[2]))');
    const options = { root, env: process.env };
    expect(await runWord([process.execPath, word], ['7'], options)).toBe(7);
    expect(await runWord([process.execPath, word], ['0'], options)).toBe(0);
  });

  it('passes a signal on, waits for the command and exits with its code', async () => {
    const word = script(
      'word.mjs',
      `process.on('SIGTERM', () => { console.log('saved'); process.exit(5); });
       setInterval(() => {}, 1000);
       console.log('up');`,
    );
    const runner = script(
      'runner.mjs',
      `import { runWord } from ${JSON.stringify(path.resolve('run-word.mjs'))};
       process.exitCode = await runWord([process.execPath, ${JSON.stringify(word)}], [], { root: '.', env: process.env });`,
    );
    const child = spawn(process.execPath, [runner], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'up\n') child.kill('SIGTERM');
    });
    const [code] = await once(child, 'exit');
    expect({ code, output }).toEqual({ code: 5, output: 'up\nsaved\n' });
  });
});
