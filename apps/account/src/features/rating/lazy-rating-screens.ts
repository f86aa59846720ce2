import { lazyPart } from '@tipmark/remote-kit';

const board = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rating" */ './Leaderboard.tsx')).Leaderboard,
}));
const rules = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rating" */ './CupRules.tsx')).CupRules,
}));

/** Visitors who only sign in do not load the leaderboard: it is a chunk of its own. */
export const LeaderboardScreen = board.Part;
export const CupRulesScreen = rules.Part;

export const loadRatingScreens = async (): Promise<void> => {
  await Promise.all([board.bring(), rules.bring()]);
};
