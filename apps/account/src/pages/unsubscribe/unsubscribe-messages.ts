import { lettersFile, messagesOf, settingsFile } from '../../parts/messages/message-files.ts';

/** Messages of the page and the names of what letters are about. */
export const unsubscribeMessages = messagesOf(async (locale) => {
  const [letters, settings] = await Promise.all([lettersFile[locale](), settingsFile[locale]()]);
  const { notifications } = settings.default;
  return { ...letters.default, settings: { notifications } };
});
