import { isTestingPostgres } from '../testing/create-test-database.ts';
import type { Bus } from './bus.ts';
import { createRedisBus } from './redis-bus.ts';

// The run against servers has Redis, too.
const withRedis = isTestingPostgres ? describe : describe.skip;
const url = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';

function nextTopics(bus: Bus): Promise<readonly string[]> {
  return new Promise((resolve) => bus.subscribe(resolve));
}

withRedis('a bus through Redis', () => {
  const buses: Bus[] = [];
  const open = (at = url) => {
    const bus = createRedisBus(at, () => {});
    buses.push(bus);
    return bus;
  };

  afterAll(() => Promise.all(buses.map((bus) => bus.close())));

  test('another process hears what one publishes, and each hears itself once', async () => {
    const [first, second] = [open(), open()];
    const heard: string[] = [];
    first.subscribe((topics) => heard.push(...topics));
    const other = nextTopics(second);
    const topic = `day:1:${process.pid}`;
    // Until the second has subscribed there is nobody to hear it.
    const repeat = setInterval(() => first.publish([topic]), 50);
    expect(await other).toEqual([topic]);
    clearInterval(repeat);
    const before = heard.length;
    first.publish(['day:1:once']);
    expect(heard.slice(before)).toEqual(['day:1:once']);
  });
});

test('without Redis a process still hears itself', async () => {
  const bus = createRedisBus('redis://127.0.0.1:1', () => {});
  const heard: string[] = [];
  bus.subscribe((topics) => heard.push(...topics));
  bus.publish(['day:1:2026-11-21']);
  expect(heard).toEqual(['day:1:2026-11-21']);
  await bus.close();
});
