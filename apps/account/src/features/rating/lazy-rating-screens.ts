import { lazyPart } from '@tipmark/remote-kit';

const board = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rating" */ './Leaderboard.tsx')).Leaderboard,
}));
const rules = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rating" */ './CupRules.tsx')).CupRules,
}));

/** Who only signs in does not pay for the leaderboard: it is a chunk of its own. */
export const LeaderboardScreen = board.Part;
export const CupRulesScreen = rules.Part;

export const bringRatingScreens = async (): Promise<void> => {
  await Promise.all([board.bring(), rules.bring()]);
};
