import { matchMessages } from '@tipmark/match-features';
import { messagesOf, profileFile, ratingFile } from '../../parts/messages/message-files.ts';

/** Messages of the leaderboard: of the own row, the letters of results and the badges in it. */
export const leaderboardMessages = messagesOf(async (locale) => {
  const [rating, profile, match] = await Promise.all([
    ratingFile[locale](),
    profileFile[locale](),
    matchMessages[locale](),
  ]);
  const { letterWon, letterDrawn, letterLost } = match;
  const { badgeMonth, badgeMonthRule, badgeClosing, badgeClosingRule } = match;
  const badges = { badgeMonth, badgeMonthRule, badgeClosing, badgeClosingRule };
  return {
    rating: rating.default,
    profile: { rating: profile.default.rating },
    match: { letterWon, letterDrawn, letterLost, ...badges },
  };
});
