import { matchMessages } from '@tipmark/match-features';
import { betsFile, messagesOf } from '../../parts/messages/message-files.ts';

/** Messages of own bets and of the outcomes in them. */
export const betMessages = messagesOf(async (locale) => {
  const [bets, match] = await Promise.all([betsFile[locale](), matchMessages[locale]()]);
  return { bets: bets.default, match };
});
