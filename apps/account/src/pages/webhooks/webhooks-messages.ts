import type { Locale } from '@tipmark/remote-kit';
import en from '../../../locales/en/webhooks.json' with { type: 'json' };
import ru from '../../../locales/ru/webhooks.json' with { type: 'json' };
import { messagesOf, settingsFile } from '../../parts/messages/message-files.ts';

/** In the chunk of the page: every page of the account would have the checksum of one more file. */
const OWN = { ru, en };

/** Messages of the page, and those of the owner's proof. */
export const webhooksMessages = messagesOf(async (locale: Locale) => {
  const { proof } = (await settingsFile[locale]()).default;
  return { ...OWN[locale], settings: { proof } };
});
