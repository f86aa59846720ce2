import type { Messages, RemoteModule } from '@tipmark/remote-kit';
import { createLanguages } from './languages.ts';

const release = (words: Messages): RemoteModule => {
  const messages = { ru: async () => ({ default: words }), en: async () => ({ default: words }) };
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

test('pages of one release have the same messages; pages without an owner have only those of the layout', async () => {
  const languages = createLanguages();
  const owner = release({ title: 'Результаты' });
  const first = await languages.of('ru', owner);
  expect((await languages.of('ru', owner)).words).toBe(first.words);
  expect(first.words).toHaveProperty('hockey');
  expect((await languages.of('ru', undefined)).words).not.toHaveProperty('hockey');
});
