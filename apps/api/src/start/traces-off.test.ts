import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const api = join(import.meta.dirname, 'start-api.ts');
const kit = import.meta.resolve('@tipmark/server-kit');

/** Names each module of the SDK that is loaded; prom-client loads the API of OpenTelemetry. */
const WATCH = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/@opentelemetry\\/(?!api\\/)/.test(url)) console.log(url);
      return next(url, context);
    },
  });`;

async function loadedBy(code: string): Promise<number> {
  const script = `${WATCH} ${code}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  return stdout.split('\n').filter(Boolean).length;
}

test('without a collector the whole API loads nothing of the SDK of traces', async () => {
  expect(await loadedBy(`await import(${JSON.stringify(api)});`)).toBe(0);
}, 60_000);

test('with one it does', async () => {
  const code = `
    const { openTracing } = await import(${JSON.stringify(kit)});
    const tracing = await openTracing({
      endpoint: 'http://127.0.0.1:9', ratio: 1, service: 'a', onTrouble() {},
    });
    await tracing.stop();`;
  expect(await loadedBy(code)).toBeGreaterThan(3);
}, 60_000);
