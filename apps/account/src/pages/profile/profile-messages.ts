import { matchMessages } from '@tipmark/match-features';
import { messagesOf, profileFile } from '../../parts/messages/message-files.ts';

/** Messages of a profile and of the tips in it. */
export const profileMessages = messagesOf(async (locale) => {
  const [profile, match] = await Promise.all([profileFile[locale](), matchMessages[locale]()]);
  return { profile: profile.default, match };
});
