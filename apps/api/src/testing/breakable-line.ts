import { createServer, connect as dial, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** A line between a process and a server it needs, which a test can cut, freeze or slow down. */
export interface CutLine {
  /** The server's address through this line. */
  readonly url: string;
  /** Ends every connection immediately and refuses new ones, like a killed server. */
  cut(): Promise<void>;
  /** Keeps every connection open and lets nothing through, like a stopped server. */
  freeze(): Promise<void>;
  /** Lets nothing through the connections open now, like a restarted router; new ones work. */
  stallOpen(): Promise<void>;
  /** Delays everything by this much in both directions. */
  delay(ms: number): Promise<void>;
  /** What the server sends arrives with other bytes. */
  garble(): Promise<void>;
  /** Of the next thing the server sends on a connection half arrives, then the connection ends. */
  halve(): Promise<void>;
  /** Answers whatever is asked with these bytes and ends the connection, like a full server. */
  refuse(answer: string): Promise<void>;
  /** The server is reachable again, immediately. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

const WRONG_BITS = 0x55;

/** Lays a line on the loopback to the server of an address such as `redis://127.0.0.1:6379/15`. */
export async function openLine(serverUrl: string): Promise<CutLine> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  let delayMs = 0;
  let damage: 'garble' | 'halve' | undefined;
  let refusal: string | undefined;
  const forever = new Promise<void>(() => {});
  let countOfStalls = 0;
  let frozen: { until: Promise<void>; end: () => void } | undefined;
  const gate = (stalls = countOfStalls) =>
    new Transform({
      async transform(chunk, _encoding, done) {
        if (stalls < countOfStalls) await forever;
        if (delayMs > 0) await pause(delayMs);
        await frozen?.until;
        done(null, chunk);
      },
    });
  const refused = (near: Socket) =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (refusal === undefined) return done(null, chunk);
        near.end(refusal);
        return done();
      },
    });
  /** Changes what the server sends. */
  const damaged = (near: Socket) =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (damage === 'garble')
          return done(
            null,
            chunk.map((byte) => byte ^ WRONG_BITS),
          );
        if (damage === 'halve') {
          near.end(chunk.subarray(0, Math.ceil(chunk.length / 2)));
          return done();
        }
        return done(null, chunk);
      },
    });
  const thaw = () => {
    delayMs = 0;
    damage = undefined;
    refusal = undefined;
    frozen?.end();
    frozen = undefined;
  };
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
    near.pipe(gate()).pipe(refused(near)).pipe(far).pipe(gate()).pipe(damaged(near)).pipe(near);
  });
  const listen = (onPort: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(onPort, '127.0.0.1', () => {
        server.off('error', reject);
        resolve((server.address() as { port: number }).port);
      });
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
    async freeze() {
      const { promise, resolve } = Promise.withResolvers<void>();
      frozen ??= { until: promise, end: resolve };
    },
    async stallOpen() {
      countOfStalls += 1;
    },
    async delay(ms) {
      delayMs = ms;
    },
    async garble() {
      damage = 'garble';
    },
    async halve() {
      damage = 'halve';
    },
    async refuse(answer) {
      refusal = answer;
    },
    async mend() {
      thaw();
      if (!server.listening) await listen(ownPort);
    },
    async close() {
      thaw();
      if (server.listening) await cut();
    },
  };
}
