import { recordReads } from '@tipmark/i18n/server';
import type { Messages, RemoteModule } from '@tipmark/remote-kit';
import { createLanguages } from './languages.ts';

const release = (texts: Messages): RemoteModule => {
  const messages = { ru: async () => ({ default: texts }), en: async () => ({ default: texts }) };
  return { name: 'hockey', messages } as unknown as RemoteModule;
};

test('a release shows its own texts, whatever those of another release are', async () => {
  const languages = createLanguages();
  const older = release({ title: 'Итоги', shootout: 'Буллиты' });
  const newer = release({ title: 'Результаты' });
  const text = async (owner: RemoteModule, key: string) =>
    (await languages.of('ru', owner)).i18n.t(`hockey:${key}`);

  expect(await text(older, 'shootout')).toBe('Буллиты');
  expect(await text(newer, 'title')).toBe('Результаты');
  expect(await text(newer, 'shootout')).not.toBe('Буллиты');
  // rolled back
  expect(await text(older, 'title')).toBe('Итоги');
});

test('a page has the messages it read and those for a lost network, pages that read the same the same object', async () => {
  const languages = createLanguages();
  const { i18n, sent } = await languages.of('ru', release({ title: 'Результаты', other: 'Ещё' }));
  const read = (...keys: string[]) => sent(recordReads(() => keys.map((key) => i18n.t(key))).reads);
  const first = read('hockey:title');
  expect(first).toMatchObject({
    common: { error: { offline: 'Нет связи' }, button: { retry: expect.any(String) } },
    hockey: { title: 'Результаты' },
  });
  expect(first['hockey']).not.toHaveProperty('other');
  expect(read('hockey:title')).toBe(first);
  expect(read('hockey:title', 'hockey:other')['hockey']).toHaveProperty('other');
});

test('a page has what its screen adds, and no other page of its owner has it', async () => {
  const languages = createLanguages();
  const owner = release({ title: 'Результаты' });
  const { messages: settings } = release({ settings: { title: 'Настройки' } });
  const plain = await languages.of('ru', owner);
  const added = await languages.of('ru', owner, [settings]);
  expect(added.i18n.t('hockey:settings.title')).toBe('Настройки');
  expect(added.i18n.t('hockey:title')).toBe('Результаты');
  expect(plain.i18n.exists('hockey:settings.title')).toBe(false);
});

test('pages without an owner have messages of the frame alone', async () => {
  const { sent } = await createLanguages().of('ru', undefined);
  expect(Object.keys(sent(new Set()))).toEqual(['common']);
});
