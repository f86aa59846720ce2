import path from 'node:path';
import { rspack } from '@rspack/core';
import { hotShellConfig } from '../shell-config.ts';
import { serveRemote } from './serve-remote.ts';

const usage = 'usage: main.ts shell | main.ts remote <name> <port> [folder]';
const apps = path.resolve(import.meta.dirname, '../../../../apps');

function buildShell(): Promise<void> {
  const compiler = rspack(hotShellConfig({ dir: path.join(apps, 'shell') }));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

async function main([what, name = '', port = '', from]: readonly string[]): Promise<void> {
  if (what === 'shell') return buildShell();
  if (what !== 'remote' || !/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(usage);
  await serveRemote({ dir: path.resolve(from ?? path.join(apps, name)), name, port: Number(port) });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
