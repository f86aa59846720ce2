import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SitePorts, withPorts } from './nginx-example.ts';

const example = readFileSync(
  path.join(import.meta.dirname, '../../../../deploy/nginx.conf'),
  'utf8',
);

const ports: SitePorts = { apis: [11, 12], shells: [13, 14], inner: 15, outer: 16 };

test('the example listens and asks where the drill has its processes, nothing else is changed', () => {
  const moved = withPorts(example, ports);
  expect([...moved.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)).toEqual([
    '11',
    '12',
    '13',
    '14',
    '13',
    '14',
  ]);
  expect([...moved.matchAll(/listen ([\d.:]+);/g)].map(([, address]) => address)).toEqual([
    '127.0.0.1:15',
    '127.0.0.1:16',
  ]);
  const digits = (text: string) => text.replaceAll(/(?:127\.0\.0\.1:)?\d+/g, '#');
  expect(digits(moved)).toBe(digits(example));
});

test('an example without one of its servers is refused', () => {
  const other = example.replaceAll('127.0.0.1:3002', '127.0.0.1:3003');
  expect(() => withPorts(other, ports)).toThrow('deploy/nginx.conf has no 127.0.0.1:3002');
});
