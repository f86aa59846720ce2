import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { encodePage, preferredEncoding } from './encoded-page.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['zstd, gzip', 'zstd'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['*', 'identity'],
])('prefers for the header %p the encoding %p', (acceptEncoding, expected) => {
  expect(preferredEncoding(acceptEncoding)).toBe(expected);
});

it('has the same page in every encoding and compresses it once', async () => {
  const page = encodePage(Buffer.from('<p>Зенит — Спартак</p>'.repeat(100)));
  const identity = await page.bytes('identity');
  const [br, zstd, gzip] = await Promise.all([
    page.bytes('br'),
    page.bytes('zstd'),
    page.bytes('gzip'),
  ]);
  expect(brotliDecompressSync(br)).toEqual(identity);
  expect(zstdDecompressSync(zstd)).toEqual(identity);
  expect(gunzipSync(gzip)).toEqual(identity);
  expect(await page.bytes('br')).toBe(br);
  const held = identity.length + br.length + zstd.length + gzip.length;
  expect(page.weightBytes).toBeGreaterThanOrEqual(held);
});

it('gives equal pages the same ETag and different pages different ones', () => {
  const etagOf = (text: string) => encodePage(Buffer.from(text)).etag;
  expect(etagOf('a')).toBe(etagOf('a'));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});
