import { QueueFull } from '@tipmark/server-kit';
import { createDrawnShareImages } from './drawn-share-images.ts';

function aPainter() {
  const waiting: (() => void)[] = [];
  return {
    draw: jest.fn(
      () => new Promise<Buffer>((resolve) => waiting.push(() => resolve(Buffer.alloc(10)))),
    ),
    finish: () => waiting.shift()?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a revision is drawn once for all concurrent and later requests', async () => {
  const { get } = createDrawnShareImages();
  const { draw, finish } = aPainter();
  const requested = [get('a', draw), get('a', draw)];
  await settled();
  finish();
  const [one, other] = await Promise.all(requested);
  expect(one).toBe(other);
  expect(await get('a', draw)).toBe(one);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('no more than configured are drawn at once or wait, and further requests are rejected', async () => {
  const { get } = createDrawnShareImages({ running: 2, waiting: 1 });
  const { draw, finish } = aPainter();
  const requested = ['a', 'b', 'c'].map((revision) => get(revision, draw));
  await settled();
  expect(draw).toHaveBeenCalledTimes(2);
  await expect(get('d', draw)).rejects.toThrow(QueueFull);
  finish();
  await requested[0];
  await settled();
  expect(draw).toHaveBeenCalledTimes(3);
  finish();
  finish();
  await Promise.all(requested);
  const last = get('d', draw);
  await settled();
  finish();
  await expect(last).resolves.toHaveLength(10);
});

test('a drawing that fails releases its slot and is tried again', async () => {
  const { get } = createDrawnShareImages({ running: 1, waiting: 0 });
  await expect(get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(get('a', async () => Buffer.from('whole'))).resolves.toHaveLength(5);
});

test('the least recently requested share images are evicted', async () => {
  const { get } = createDrawnShareImages({ maxBytes: 25 });
  const draw = jest.fn(async () => Buffer.alloc(10));
  for (const revision of ['a', 'b', 'a', 'c']) await get(revision, draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await get('a', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await get('b', draw);
  expect(draw).toHaveBeenCalledTimes(4);
});
