import type { ScreenShareImage } from '@tipmark/remote-kit';
import Fastify from 'fastify';
import { createDrawnShareImages } from './drawn-share-images.ts';
import { revisionOf } from './share-image-address.ts';
import { registerShareImages } from './share-images-route.ts';

const shareImage: ScreenShareImage = {
  alt: '',
  above: '',
  sides: [{ name: 'A' }, { name: 'B' }],
  score: '',
  state: '',
  isLive: false,
  when: '',
  prices: [],
};
const address = '/pictures/Events/7-zenit.png';

test('answers 503 when the queue is full, but still 304 for a matching ETag', async () => {
  const app = Fastify();
  const drawn = createDrawnShareImages({ running: 0, waiting: 0 });
  const describe = async () => ({ shareImage, brand: '' });
  registerShareImages(app, { describe, drawn, draw: async () => Buffer.alloc(1) });
  const { statusCode, headers } = await app.inject(address);
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers).not.toHaveProperty('etag');
  const known = { 'if-none-match': `"${revisionOf(shareImage)}"` };
  expect((await app.inject({ url: address, headers: known })).statusCode).toBe(304);
  await app.close();
});

test('answers with a 500 that is not cached when it fails', async () => {
  const app = Fastify();
  const describe = async () => ({ shareImage, brand: '' });
  const draw = async () => {
    throw new Error('no fonts');
  };
  registerShareImages(app, { describe, draw });
  const { statusCode, headers } = await app.inject(address);
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  await app.close();
});
