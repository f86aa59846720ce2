import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { healthy } from './healthy.ts';
import { describeProgress } from './prefix-lines.ts';

describe('healthy', () => {
  let server: Server;
  let url: string;
  let answers: { status: number; afterMs: number }[];

  beforeEach(async () => {
    server = createServer((_request, response) => {
      const { status, afterMs } = answers.shift() ?? { status: 200, afterMs: 0 };
      void delay(afterMs).then(() => response.writeHead(status).end());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('waits for a process that is not ready yet, and reports that it waits', async () => {
    answers = Array.from({ length: 4 }, () => ({ status: 503, afterMs: 0 }));
    const reports: number[] = [];
    await healthy(url, new AbortController().signal, {
      onWaiting: (seconds) => reports.push(seconds),
      reportEveryMs: 1,
    });
    expect(reports.length).toBe(4);
  }, 30_000);

  it('accepts an answer that takes several seconds', async () => {
    answers = [{ status: 200, afterMs: 4_000 }];
    await healthy(url, new AbortController().signal);
    expect(answers).toEqual([]);
  }, 30_000);

  it('ends when the start is aborted', async () => {
    answers = Array.from({ length: 10_000 }, () => ({ status: 503, afterMs: 0 }));
    const stop = new AbortController();
    const waiting = healthy(url, stop.signal);
    setTimeout(() => stop.abort(), 300);
    await expect(waiting).rejects.toThrow(/abort/i);
  }, 30_000);
});

describe('progress of a start', () => {
  it('is shown in plain words with its share', () => {
    const line = { level: 30, step: 'schema', done: 12, all: 40, percent: 30, msg: 'starting' };
    expect(describeProgress(JSON.stringify(line))).toBe('starting: schema: 12 of 40 (30 %)');
    const open = { step: 'simulated world, records', done: 1_200, msg: 'starting' };
    expect(describeProgress(JSON.stringify(open))).toBe('starting: simulated world, records: 1200');
  });

  it.each(['plain text', '{"msg":"listening"}', '{"msg":"starting"'])('leaves %s alone', (line) => {
    expect(describeProgress(line)).toBeUndefined();
  });
});
