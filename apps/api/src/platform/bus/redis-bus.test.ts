import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import type { Bus } from './bus.ts';
import { createRedisBus } from './redis-bus.ts';

// The run against servers has Redis, too.
const withRedis = isTestingPostgres ? describe : describe.skip;
const url = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';

/** A line to the real Redis that can be cut and mended. */
async function aLine() {
  const sockets = new Set<Socket>();
  const { hostname, port, pathname } = new URL(url);
  const pass = (socket: Socket) => {
    const onward = connect(Number(port || 6379), hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  };
  let server: Server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  async function cut(): Promise<void> {
    const isClosed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await isClosed;
  }
  return {
    url: `redis://127.0.0.1:${own}${pathname}`,
    cut,
    async mend() {
      server = createServer(pass).listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

/** Resolves when the bus reports it. */
function whenReceived(bus: Bus, wanted: string): Promise<string> {
  return new Promise((resolve) => {
    bus.subscribe((topics) => {
      if (topics.includes(wanted)) resolve(wanted);
    });
  });
}

withRedis('a bus through Redis', () => {
  const buses: Bus[] = [];
  const faults: string[] = [];
  const open = (at = url) => {
    const bus = createRedisBus(at, ({ message }) => void faults.push(message));
    buses.push(bus);
    return bus;
  };

  /** A bus that receives messages of others. */
  async function anOpen(at?: string): Promise<Bus> {
    const bus = open(at);
    await whenReceived(bus, '*');
    return bus;
  }

  afterAll(() => Promise.all(buses.map((bus) => bus.close())));

  test('each process receives what another publishes, and its own messages once', async () => {
    const [first, second] = [await anOpen(), await anOpen()];
    const events: string[] = [];
    first.subscribe((topics) => events.push(...topics));
    const topic = `day:1:${process.pid}`;
    const other = whenReceived(second, topic);
    // Repeated, as nothing is received before both are connected.
    const repeat = setInterval(() => first.publish([topic]), 50);
    expect(await other).toBe(topic);
    clearInterval(repeat);
    const before = events.length;
    first.publish(['day:1:once']);
    expect(events.slice(before)).toEqual(['day:1:once']);
  });

  test('a late connection to Redis invalidates everything', async () => {
    const line = await aLine();
    await line.cut();
    const late = open(line.url);
    const events = whenReceived(late, '*');
    await line.mend();
    expect(await events).toBe('*');
    await late.close();
    await line.cut();
  });

  test('a purge that could not be published is published later as a purge of everything', async () => {
    const line = await aLine();
    const other = await anOpen();
    const cutOff = await anOpen(line.url);
    await line.cut();
    // commands in flight are sent again by the client, those written to the cut line are not
    faults.length = 0;
    while (!faults.some((message) => message.includes('writeable'))) {
      cutOff.publish([`day:1:${process.pid}-lost`]);
      await yieldToOthers();
    }
    const received = whenReceived(other, '*');
    await line.mend();
    expect(await received).toBe('*');
    await cutOff.close();
    await line.cut();
  });
});

test('without Redis a process still receives its own messages', async () => {
  const bus = createRedisBus('redis://127.0.0.1:1', () => {});
  const events: string[] = [];
  bus.subscribe((topics) => events.push(...topics));
  bus.publish(['day:1:2026-11-21']);
  expect(events).toEqual(['day:1:2026-11-21']);
  await bus.close();
});
