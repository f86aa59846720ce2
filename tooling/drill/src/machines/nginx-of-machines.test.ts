import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ofMachines } from './nginx-of-machines.ts';

const example = readFileSync(
  path.join(import.meta.dirname, '../../../../deploy/nginx.conf'),
  'utf8',
);
const ports = {
  apis: ['10.0.0.1:4000', '10.0.0.2:4000', '10.0.0.3:4000'],
  shells: ['10.0.0.4:3000', '10.0.0.5:3000'],
  inner: '10.0.0.9:15',
  outer: '127.0.0.1:16',
  reachedLog: '/logs/reached.log',
};

test('the example has each machine once in each group, and gives up those that are silent', () => {
  const moved = ofMachines(example, ports);
  const servers = [...moved.matchAll(/^ *server (\S+) (max_fails=.*);$/gm)];
  expect(servers.map(([, address]) => address)).toEqual([
    ...ports.apis,
    ...ports.shells,
    ...ports.shells,
  ]);
  expect(new Set(servers.map(([, , how]) => how))).toEqual(
    new Set(['max_fails=3 fail_timeout=2s']),
  );
  expect([...moved.matchAll(/^ *listen (\S+);$/gm)].map(([, address]) => address)).toEqual([
    ports.inner,
    ports.outer,
  ]);
  expect(moved).toContain('proxy_read_timeout 17s;');
  expect(moved).toContain('access_log /logs/reached.log reached;');
  expect(moved).not.toContain('access_log off;');
});

test('an example without one of its servers is refused', () => {
  const other = example.replaceAll('127.0.0.1:3002', '127.0.0.1:3003');
  expect(() => ofMachines(other, ports)).toThrow('deploy/nginx.conf has no server 127.0.0.1:3002');
});
