import { merged, withShared } from './with-shared.ts';

test('a sport says its own beside what its pages share, down to a single message', () => {
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

test.each(['ru', 'en'] as const)('brings both in %s', async (locale) => {
  const own = async () => ({ default: { league: { description: 'own' } } });
  const { league } = (await withShared({ ru: own, en: own })[locale]()).default;
  expect(league).toMatchObject({ description: 'own', failed: expect.any(String) });
});
