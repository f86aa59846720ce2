import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as i18n from './i18n.ts';
import * as kit from './index.ts';
import * as router from './router/index.ts';
import * as rx from './rx.ts';
import * as storage from './storage/index.ts';
import * as store from './store.ts';
import * as testing from './testing/index.ts';

const modules = {
  '.': kit,
  './router': router,
  './store': store,
  './rx': rx,
  './i18n': i18n,
  './storage': storage,
  './testing': testing,
};
const root = path.resolve(__dirname, '..');

describe('the facades', () => {
  test('are exactly the subpaths of the package', () => {
    const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    expect(Object.keys(exports).toSorted()).toEqual(Object.keys(modules).toSorted());
  });

  test.each(Object.entries(modules))('%s has a value for every exported name', (_, facade) => {
    const names = Object.keys(facade);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => (facade as Record<string, unknown>)[name] === undefined)).toEqual(
      [],
    );
  });

  test.each(['router/index', 'store', 'rx', 'i18n'])(
    '%s lists its exports instead of re-exporting a whole library',
    (name) => {
      expect(readFileSync(path.join(root, `src/${name}.ts`), 'utf8')).not.toMatch(/export \*/);
    },
  );
});

describe('defineRemote', () => {
  test('sets the contract version, which a remote cannot choose', () => {
    const messages = { ru: async () => ({ default: {} }), en: async () => ({ default: {} }) };
    const remote = kit.defineRemote({ name: 'one', features: [], messages, contract: 99 } as never);
    expect(remote.contract).toBe(kit.CONTRACT_VERSION);
  });
});
