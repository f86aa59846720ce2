import { lettersFile, messagesOf, profileFile } from '../../parts/messages/message-files.ts';

/** Messages of the page and the names of what letters are about. */
export const unsubscribeMessages = messagesOf(async (locale) => {
  const [letters, profile] = await Promise.all([lettersFile[locale](), profileFile[locale]()]);
  const { notifications } = profile.default;
  return { ...letters.default, profile: { notifications } };
});
