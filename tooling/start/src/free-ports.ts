import { createServer } from 'node:net';
import { EXIT_CODE } from './exit-codes.ts';
import { StartFailure } from './supervisor.ts';

/** Refuses to start on a port that is in use; names the variable that changes the port. */
export async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  const error = await listenOnce(port, host);
  if (!error) return;
  if (error.code === 'EADDRINUSE') {
    throw new StartFailure(
      `Port ${port} is in use. If Tipmark runs there already, stop it first; ` +
        `otherwise choose another port: ${variable}=${port + 1} npm start`,
      EXIT_CODE.portInUse,
    );
  }
  throw new StartFailure(`Cannot listen on ${host}:${port} (${variable}): ${error.message}`, 1);
}

function listenOnce(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
