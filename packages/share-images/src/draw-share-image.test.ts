import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MatchShareImage, RowsShareImage, ScreenShareImage } from '@tipmark/remote-kit';
import { createDrawing, type DrawShareImage } from './draw-share-image.ts';
import { putFonts } from './testing/site-fonts.ts';

const shareImage: MatchShareImage = {
  alt: '',
  above: 'Россия · Гранд-лига',
  sides: [
    { name: 'Ладога-Порт', logo: 'shield-0f4c81-e8eef4' },
    { name: 'Вестфальские Кузнецы Оберхаген', logo: 'avatar-d7e3f4-0f4c81-f2c9a5' },
  ],
  score: '2:1',
  state: "67' · 1-й тайм 1:0",
  isLive: true,
  when: 'Пятница, 20 ноября 2026 · 19:30 МСК · 16:30 UTC',
  prices: [
    { label: 'П1', value: '1.11' },
    { label: 'X', value: '7.50' },
    { label: 'П2', value: '53.00' },
  ],
};

let buildDir: string;
let draw: DrawShareImage;

beforeAll(async () => {
  buildDir = await mkdtemp(path.join(tmpdir(), 'build-'));
  draw = createDrawing(buildDir);
});
afterAll(() => rm(buildDir, { recursive: true }));

const named = (name: string): MatchShareImage => ({
  ...shareImage,
  sides: [{ name, logo: 'shield-0f4c81-e8eef4' }, shareImage.sides[1]],
});
const isSame = async (one: ScreenShareImage, other: ScreenShareImage) =>
  (await draw(one, 'Tipmark')).equals(await draw(other, 'Tipmark'));

test('missing fonts are looked for again', async () => {
  await expect(draw(shareImage, 'Tipmark')).rejects.toThrow('ENOENT');
  await putFonts(buildDir);
  const png = await draw(shareImage, 'Tipmark');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

// a character no font has is drawn as a box, and all boxes look alike
test.each([
  ['Cyrillic', 'Ж', 'Щ'],
  ['Latin', 'W', 'Q'],
  ['extended Latin', 'Ş', 'Ł'],
])('%s letters are drawn as letters', async (_script, one, other) => {
  expect(await isSame(named(one), named(one))).toBe(true);
  expect(await isSame(named(one), named(other))).toBe(false);
});

test('letters of an unsupported script are drawn as boxes: the test above can fail', async () => {
  expect(await isSame(named('\u{10380}'), named('\u{10381}'))).toBe(true);
});

test('a name is cut after two lines', async () => {
  const long = 'Вестфальские Кузнецы Оберхаген и все их друзья';
  expect(await isSame(named(`${long} навсегда`), named(`${long} сегодня`))).toBe(true);
});

test('markup in a name is drawn as text', async () => {
  expect(await isSame(named('<b>A</b>'), named('A'))).toBe(false);
  const hostile = {
    ...shareImage,
    sides: [{ name: 'A', logo: 'shield-"/><x' }, { name: '' }] as const,
  };
  await expect(draw(hostile, '')).resolves.toBeInstanceOf(Buffer);
});

const rows: RowsShareImage = {
  alt: '',
  above: 'Россия',
  note: 'Сезон 2026/27',
  heads: ['И', 'О'],
  title: { name: 'Гранд-лига', logo: '' },
  rows: [{ label: '1', name: 'Ладога-Порт', logo: 'shield-0f4c81-e8eef4', values: ['3', '7'] }],
};

test('a page with rows has a share image of the same size, which shows each of them', async () => {
  const png = await draw(rows, 'Tipmark');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const [first] = rows.rows;
  const others: Partial<RowsShareImage>[] = [
    { title: { name: 'Лига' } },
    { note: '' },
    { rows: [] },
    { rows: first ? [{ ...first, values: ['3', '6'] }] : [] },
    { rows: first ? [first, first] : [] },
  ];
  for (const other of others) expect(await isSame(rows, { ...rows, ...other })).toBe(false);
});

test('rows without room are left out and long names are cut', async () => {
  const long = 'Вестфальские Кузнецы Оберхаген и все их друзья по играм';
  const many = (name: string, count: number) => ({
    ...rows,
    rows: Array.from({ length: count }, () => ({ label: '1', name, values: ['30', '70'] })),
  });
  expect(await isSame(many('A', 5), many('A', 6))).toBe(true);
  expect(await isSame(many(`${long} навсегда`, 1), many(`${long} сегодня`, 1))).toBe(true);
});
