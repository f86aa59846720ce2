import { matchFile, messagesOf, premiumFile } from '../../parts/messages/message-files.ts';

/** Messages of the page and of the outcomes in its preview of the scanner. */
export const premiumMessages = messagesOf(async (locale) => {
  const [premium, match] = await Promise.all([premiumFile[locale](), matchFile[locale]()]);
  return { premium: premium.default, match: match.default };
});
