import path from 'node:path';
import { readSettings, type Settings } from './settings.ts';
import { startSite } from './site.ts';
import { createSupervisor, StartFailure } from './supervisor.ts';

const PARENT_CHECK_MS = 500;
const write = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const root = path.resolve(import.meta.dirname, '../../..');
  const settings = readSettings(process.env, root, process.argv.slice(2));
  const supervisor = createSupervisor(write);
  onceAskedToEnd(() => void supervisor.stop());
  try {
    await Promise.race([
      startSite(settings, supervisor, write).then(() => greet(settings)),
      supervisor.ended,
    ]);
    await supervisor.ended;
    return 0;
  } finally {
    await supervisor.stop();
  }
}

function greet({ port, apiPort, dataDir }: Settings): void {
  const { SMTP_URL: smtpUrl, WORLD: world, DEMO_PASSWORD: password } = process.env;
  const mails = smtpUrl ? 'sent by SMTP_URL' : `http://localhost:${apiPort}/dev/mail`;
  const accounts =
    world === 'empty'
      ? ''
      : `
  Sign in as ivan@tipmark.test, maria@tipmark.test (subscriber) or anton@tipmark.test (tipster),
  password ${password || 'match-day-demo'}
`;
  write(`
  Tipmark is ready.

    site      http://localhost:${port}
    API docs  http://localhost:${port}/api/docs
    mails     ${mails}
    data      ${dataDir}
${accounts}
  Ctrl-C ends it.
`);
}

/** Signals, and the exit of the parent npm: a start must not outlive its terminal. */
function onceAskedToEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), PARENT_CHECK_MS).unref();
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof StartFailure ? error.exitCode : 1;
}
