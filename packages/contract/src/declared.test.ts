import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from './endpoints.ts';

const folder = path.resolve(import.meta.dirname);
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const files = globSync('**/*.ts', { cwd: folder }).filter(
  (file) => !file.endsWith('.test.ts') && /= define(Sport)?Endpoints?</.test(textOf(file)),
);

test('every file that declares calls is in the list', () => {
  const listed = [...textOf('declared.ts').matchAll(/from '\.\/(.+)'/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(90);
  expect(listed.toSorted()).toEqual(files.toSorted());
});

test('every call name declared in a file is an endpoint', () => {
  const names = files
    .flatMap((file) => [...textOf(file).matchAll(/^ {2}name: '(\w+)',$/gm)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name) => name !== undefined && !(name in endpoints))).toEqual([]);
});
