import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OutOfTime, runCommand } from './run-command.ts';

describe('runCommand', () => {
  let cwd: string;
  beforeEach(() => {
    cwd = mkdtempSync(path.join(tmpdir(), 'command-'));
  });
  afterEach(() => rmSync(cwd, { recursive: true }));

  it('returns the exit code', async () => {
    expect(await runCommand([process.execPath, '-e', 'process.exit(4)'], { cwd })).toBe(4);
    expect(await runCommand([process.execPath, '-e', ''], { cwd })).toBe(0);
  });

  it('fails with the name of a command that cannot be started', async () => {
    await expect(runCommand(['no-such-tool'], { cwd })).rejects.toThrow('no-such-tool');
  });

  it('kills a command that hangs, including its child processes', async () => {
    const script = 'sleep 600 & echo $! > child; wait';
    const hanging = runCommand(['sh', '-c', script], { cwd, limitMinutes: 0.01 });
    await expect(hanging).rejects.toThrow(OutOfTime);
    const grandchild = Number(readFileSync(path.join(cwd, 'child'), 'utf8'));
    expect(await isGone(grandchild)).toBe(true);
  });
});

/** Waits for a killed process to exit; a zombie counts as exited. */
async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    if (!stdout.trim() || stdout.startsWith('Z')) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
