import { matchMessages } from '@tipmark/match-features';
import {
  groupOf,
  messagesOf,
  profileFile,
  settingsFile,
} from '../../parts/messages/message-files.ts';

/** Messages of a profile and of the tips in it. */
export const profileMessages = messagesOf(async (locale) => {
  const [profile, match] = await Promise.all([profileFile[locale](), matchMessages[locale]()]);
  return { profile: profile.default, match };
});

/** Messages of its settings: most visitors never open them. */
export const settingsMessages = groupOf('settings', settingsFile);
