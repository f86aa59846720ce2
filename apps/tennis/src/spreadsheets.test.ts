import { uncheckedFiles } from '@tipmark/match-features/testing/spreadsheets';

test('the files of every table are checked by the test of its screen', () => {
  const tests = {
    'features/player/CareerCard.tsx': 'features/player/player-screen.test.tsx',
    'features/player/RanksCard.tsx': 'features/player/player-screen.test.tsx',
    'features/players/PlayersTable.tsx': 'features/players/players.test.tsx',
    'features/rankings/RankingTable.tsx': 'features/rankings/rankings.test.tsx',
    'shared/PlayerMatches.tsx': 'features/player/player-screen.test.tsx',
  };
  expect(uncheckedFiles(__dirname, tests)).toEqual([]);
});
