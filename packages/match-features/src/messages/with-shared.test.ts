import { merged, withLists, withShared } from './with-shared.ts';

test('messages of a sport are merged into the shared ones at every level', () => {
  const shared = {
    league: { title: 'League', tabs: { table: 'Table' } },
    lists: { sort: 'Order' },
  };
  const own = { league: { tabs: { referees: 'Referees' } }, game: { title: 'Game' } };
  expect(merged(shared, own)).toEqual({
    league: { title: 'League', tabs: { table: 'Table', referees: 'Referees' } },
    lists: { sort: 'Order' },
    game: { title: 'Game' },
  });
});

test.each(['ru', 'en'] as const)('loads both in %s', async (locale) => {
  const own = async () => ({ default: { league: { description: 'own' } } });
  const { league } = (await withShared({ ru: own, en: own })[locale]()).default;
  expect(league).toMatchObject({ description: 'own', failed: expect.any(String) });
});

test('a remote without pages of a sport has the messages of lists and matches alone', async () => {
  const own = async () => ({ default: { filter: { open: 'Filters' } } });
  const messages = (await withLists({ ru: own, en: own }).en()).default;
  expect(messages).toMatchObject({ filter: { open: 'Filters' }, lists: {}, match: {}, stats: {} });
  expect(messages).not.toHaveProperty('valueTrends');
});
