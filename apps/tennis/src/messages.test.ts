import { COURT_TYPE, DRAW_ROUNDS, marketsOf, SERVE_STATISTICS, SPORT } from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { messages } from './messages.ts';

const keysOf = (before: string, ends: Iterable<string | number>) =>
  [...ends].map((end) => before + end);

/** Keys that screens compose, so that no lint rule can look them up. */
const COMPOSED = [
  ...keysOf('match.market-', marketsOf(SPORT.tennis)),
  ...keysOf('court.', Object.values(COURT_TYPE)),
  ...keysOf('serve.', SERVE_STATISTICS),
  ...keysOf('draw.round-', DRAW_ROUNDS),
  ...keysOf('draw.short-', DRAW_ROUNDS),
  ...keysOf('points.short-', ['BP', 'SP', 'MP']),
  ...keysOf('points.kind-', ['BP', 'SP', 'MP']),
  ...keysOf('tour.', ['meridian', 'aurora']),
  ...keysOf('player.final-', ['won', 'lost']),
  ...keysOf('chance.', ['break', 'set', 'match']),
  ...keysOf('board.bestOf-', [3, 5]),
  ...['retired', 'walkover', 'awarded'].flatMap((end) => [`board.${end}`, `board.${end}Unknown`]),
];

test.each(['ru', 'en'] as const)('every composed message exists in %s', async (locale) => {
  const tennis = (await messages[locale]()).default;
  const { exists } = createI18n({
    locale,
    resources: { common: commonMessages[locale], tennis },
  });
  expect(COMPOSED.filter((key) => !exists(key, ['tennis', 'common']))).toEqual([]);
});
