import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as yieldToOthers } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { openLine } from '../../testing/breakable-line.ts';
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
  const open = (at = url, onCutOff = () => {}) => {
    const bus = createRedisBus(at, ({ message }) => void faults.push(message), onCutOff);
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
    const topic = `test:${process.pid}`;
    const other = whenReceived(second, topic);
    // Repeated, as nothing is received before both are connected.
    const repeat = setInterval(() => first.publish([topic]), 50);
    expect(await other).toBe(topic);
    clearInterval(repeat);
    const before = events.length;
    first.publish(['test:once']);
    expect(events.slice(before)).toEqual(['test:once']);
  });

  test('once it is connected it receives everything that another connected one publishes', async () => {
    const [first, second] = [open(), open()];
    await Promise.all([first.connected, second.connected]);
    const topic = `day:2:${process.pid}`;
    const received = whenReceived(second, topic);
    first.publish([topic]);
    expect(await received).toBe(topic);
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

  /** Publishes over a cut line, and once more when its end is known. @returns the topics */
  async function publishInVain(bus: Bus, most: number): Promise<string[]> {
    const topics: string[] = [];
    const publish = () => {
      topics.push(`test:${process.pid}-lost-${topics.length}`);
      bus.publish(topics.slice(-1));
    };
    faults.length = 0;
    // commands in flight are sent again by the client, those written to the cut line are not
    while (!faults.some((message) => message.includes('ECONNREFUSED'))) {
      if (topics.length < most) publish();
      await yieldToOthers();
    }
    while (topics.length <= most) publish();
    return topics;
  }

  test('purges that could not be published are published later, and nothing else', async () => {
    const line = await aLine();
    const other = await anOpen();
    const cutOff = await anOpen(line.url);
    await line.cut();
    const topics = await publishInVain(cutOff, 1);
    const received = new Set<string>();
    const all = new Promise<void>((resolve) => {
      other.subscribe((some) => {
        for (const topic of some) received.add(topic);
        if (topics.every((topic) => received.has(topic))) resolve();
      });
    });
    await line.mend();
    await all;
    expect(received).not.toContain('*');
    await cutOff.close();
    await line.cut();
  });

  test('what is published while Redis is away is no fault each time', async () => {
    const line = await aLine();
    const cutOff = await anOpen(line.url);
    await line.cut();
    await publishInVain(cutOff, 1);
    faults.length = 0;
    for (let count = 0; count < 50; count += 1) cutOff.publish([`test:${process.pid}-${count}`]);
    await yieldToOthers();
    expect(faults.filter((message) => message.includes('writeable'))).toEqual([]);
    await cutOff.close();
  });

  test('too many of them are published as a purge of everything', async () => {
    const line = await aLine();
    const other = await anOpen();
    const cutOff = await anOpen(line.url);
    await line.cut();
    await publishInVain(cutOff, 3_000);
    const received = whenReceived(other, '*');
    await line.mend();
    expect(await received).toBe('*');
    await cutOff.close();
    await line.cut();
  });

  test('a process that receives nothing knows it, every second, until it receives again', async () => {
    const line = await openLine(url);
    let countOfCuts = 0;
    const bus = open(line.url, () => {
      countOfCuts += 1;
    });
    await whenReceived(bus, '*');
    await pause(2_500);
    expect(countOfCuts).toBe(0);
    await line.freeze();
    await pause(6_000);
    expect(countOfCuts).toBeGreaterThanOrEqual(2);
    const again = whenReceived(bus, '*');
    await line.mend();
    await again;
    countOfCuts = 0;
    await pause(2_500);
    expect(countOfCuts).toBe(0);
    await bus.close();
    await line.close();
  }, 40_000);

  /** Blocks the event loop, so that nothing that arrives meanwhile is read. */
  function block(ms: number): void {
    const until = performance.now() + ms;
    while (performance.now() < until);
  }

  test('a process that is busy for longer than the limit is not cut off', async () => {
    const reports: string[] = [];
    const bus = open(url, () => void reports.push('cut off'));
    await whenReceived(bus, '*');
    bus.subscribe((topics) => reports.push(...topics.filter((topic) => topic === '*')));
    const ping: (this: Redis) => Promise<'PONG'> = Redis.prototype.ping;
    // the next check is due when the answers of a busy process have arrived and are not read
    const blocked = jest.spyOn(Redis.prototype, 'ping').mockImplementation(function (this: Redis) {
      const isBusy = blocked.mock.calls.length <= 4;
      const { promise, resolve } = Promise.withResolvers<'PONG'>();
      setImmediate(() => {
        resolve(ping.call(this));
        if (isBusy) block(4_500);
      });
      return promise;
    });
    try {
      while (blocked.mock.calls.length < 8) await pause(100);
      expect(reports).toEqual([]);
    } finally {
      blocked.mockRestore();
    }
    await bus.close();
  }, 60_000);

  test('a busy process that is cut off notices it', async () => {
    const line = await openLine(url);
    let countOfCuts = 0;
    const bus = open(line.url, () => {
      countOfCuts += 1;
    });
    await whenReceived(bus, '*');
    await line.freeze();
    // never idle for a whole interval of the checks
    for (let turn = 0; turn < 12 && countOfCuts === 0; turn += 1) {
      block(1_500);
      await yieldToOthers();
      await yieldToOthers();
    }
    expect(countOfCuts).toBeGreaterThan(0);
    await bus.close();
    await line.close();
  }, 40_000);

  test('a connection that has died silently is opened again, and everything is purged', async () => {
    const line = await openLine(url);
    const other = await anOpen();
    const cutOff = await anOpen(line.url);
    await line.stallOpen();
    const lost = `test:${process.pid}-missed`;
    const missed: string[] = [];
    cutOff.subscribe((topics) => missed.push(...topics));
    other.publish([lost]);
    expect(await whenReceived(cutOff, '*')).toBe('*');
    expect(missed).not.toContain(lost);
    const topic = `test:${process.pid}-after`;
    const received = whenReceived(other, topic);
    const repeat = setInterval(() => cutOff.publish([topic]), 200);
    expect(await received).toBe(topic);
    clearInterval(repeat);
    await cutOff.close();
    await line.close();
  }, 30_000);
});

test('without Redis a process still receives its own messages', async () => {
  const bus = createRedisBus('redis://127.0.0.1:1', () => {});
  const events: string[] = [];
  bus.subscribe((topics) => events.push(...topics));
  bus.publish(['test:2026-11-21']);
  expect(events).toEqual(['test:2026-11-21']);
  await bus.close();
});
