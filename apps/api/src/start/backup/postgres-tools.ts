import { spawn } from 'node:child_process';
import { BackupRefused } from './backup-refused.ts';

/** Access by variables: an argument could be read by every user of the machine. */
function accessOf(databaseUrl: string): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl);
  const sslMode = url.searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
}

async function run(tool: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(tool, args, {
    env: accessOf(databaseUrl),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  child.stderr.on('data', (chunk) => {
    message += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupRefused(
              `${tool} is not on PATH: install the client tools of PostgreSQL, of the server's version or newer.`,
            )
          : error,
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupRefused(`${tool} failed: ${message.trim() || `code ${code}`}`);
}

/** A consistent copy of a database; the site may run meanwhile. */
export function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  return run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    databaseUrl,
  );
}

/** Fills an empty database; nothing is changed when it fails. */
export function loadDump(databaseUrl: string, file: string): Promise<void> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const flags = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  return run('pg_restore', [...flags, `--dbname=${name}`, file], databaseUrl);
}
