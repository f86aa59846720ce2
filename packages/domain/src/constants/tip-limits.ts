/** Odds in milli-odds, stakes in percent of the initial bank. */
export const TIP_LIMIT = {
  minMilliOdds: 1_100,
  maxMilliOdds: 30_000,
  minRatedMilliOdds: 1_300,
  maxRatedMilliOdds: 10_000,
  minStakePercent: 1,
  maxStakePercent: 10,
  perDay: 20,
  perMatch: 3,
  editSeconds: 300,
  describedFromCharacters: 50,
} as const;

/** Longest text of each field, in characters. */
export const TEXT_LIMIT = {
  email: 254,
  emailLocalPart: 64,
  password: 128,
  userName: 30,
  profileDescription: 1_000,
  tipDescription: 3_000,
  templateName: 50,
  searchQuery: 100,
  feedbackMessage: 5_000,
  unsubscribeExplanation: 1_000,
} as const;
