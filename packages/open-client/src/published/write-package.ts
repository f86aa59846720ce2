import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import own from '../../package.json' with { type: 'json' };
import { publishedPackage } from './published-package.ts';

const root = join(import.meta.dirname, '../..');
const dist = resolve(root, process.argv[2] ?? 'dist');

for (const file of ['openapi.json', 'README.md']) copyFileSync(join(root, file), join(dist, file));
const text = JSON.stringify(publishedPackage(own), null, 2);
writeFileSync(join(dist, 'package.json'), `${text}\n`);
