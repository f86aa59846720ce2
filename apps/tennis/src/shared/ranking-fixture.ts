import type { Locale } from '@tipmark/remote-kit';
import { messages } from '../messages.ts';
import { rankingMessages } from './ranking-messages.ts';

const both = (locale: Locale) => async () => {
  const [own, added] = await Promise.all([messages[locale](), rankingMessages[locale]()]);
  return { default: { ...own.default, ...added.default } };
};

/** The remote as pages of players have it, with the texts that only they load. */
export const rankingRemote = { name: 'tennis', messages: { ru: both('ru'), en: both('en') } };
