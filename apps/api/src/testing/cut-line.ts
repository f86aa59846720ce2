import { createServer, connect as dial, type Socket } from 'node:net';

/** A line between a process and a server it needs, which a test can cut. */
export interface CutLine {
  /** The server's address by way of this line. */
  readonly url: string;
  /** Ends every connection at once and refuses new ones, as a server that was killed. */
  cut(): Promise<void>;
  /** The server is reachable again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Lays a line on the loopback to the server of an address such as `redis://127.0.0.1:6379/15`. */
export async function layLine(serverUrl: string): Promise<CutLine> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = dial({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (onPort: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(onPort, '127.0.0.1', () =>
        resolve((server.address() as { port: number }).port),
      );
    });
  const ownPort = await listen(0);
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${ownPort}`;

  async function cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) socket.destroy();
    await closed;
  }

  return {
    url: url.href,
    cut,
    mend: async () => void (await listen(ownPort)),
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
