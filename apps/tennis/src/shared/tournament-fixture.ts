import type { Locale } from '@tipmark/remote-kit';
import { messages } from '../messages.ts';
import { tournamentMessages } from './tournament-messages.ts';

const both = (locale: Locale) => async () => {
  const [own, added] = await Promise.all([messages[locale](), tournamentMessages[locale]()]);
  return { default: { ...own.default, ...added.default } };
};

/** The remote as pages of tournaments have it, with the texts that only they load. */
export const tournamentRemote = { name: 'tennis', messages: { ru: both('ru'), en: both('en') } };
