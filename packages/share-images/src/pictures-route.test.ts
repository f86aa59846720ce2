import type { ScreenPicture } from '@tipmark/remote-kit';
import Fastify from 'fastify';
import { createDrawnPictures } from './drawn-pictures.ts';
import { revisionOf } from './picture-address.ts';
import { registerPictures } from './pictures-route.ts';

const picture: ScreenPicture = {
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
  const drawn = createDrawnPictures({ running: 0, waiting: 0 });
  const describe = async () => ({ picture, brand: '' });
  registerPictures(app, { describe, drawn, draw: async () => Buffer.alloc(1) });
  const { statusCode, headers } = await app.inject(address);
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers).not.toHaveProperty('etag');
  const known = { 'if-none-match': `"${revisionOf(picture)}"` };
  expect((await app.inject({ url: address, headers: known })).statusCode).toBe(304);
  await app.close();
});

test('answers with a 500 that is not cached when it fails', async () => {
  const app = Fastify();
  const describe = async () => ({ picture, brand: '' });
  const draw = async () => {
    throw new Error('no fonts');
  };
  registerPictures(app, { describe, draw });
  const { statusCode, headers } = await app.inject(address);
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  await app.close();
});
