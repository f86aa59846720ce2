import path from 'node:path';
import { pino } from 'pino';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';

/** Tells a supervisor that starting again is of no use. */
const EXIT_PORT_IN_USE = 76;
/** Open answers are given this long after SIGTERM. */
const GRACE_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({
    name: 'shell',
    level: config.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  });
  const app = await buildServer({ config, distDir: path.resolve(__dirname, '..'), logger });
  const stop = (signal: string) => {
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code === 'EADDRINUSE') {
    console.error(`Port ${error.port} is in use. Choose another one with PORT, or stop its owner.`);
    process.exit(EXIT_PORT_IN_USE);
  }
  console.error(error.message);
  process.exit(1);
});
