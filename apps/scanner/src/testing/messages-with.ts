import type { Locale, MessageFiles, Messages } from '@tipmark/remote-kit';
import { messages } from '../messages.ts';

/** The remote with its messages and those of one of its features. */
export function remoteWith(own: MessageFiles): { name: string; messages: MessageFiles } {
  const both = async (locale: Locale): Promise<{ default: Messages }> => ({
    default: { ...(await messages[locale]()).default, ...(await own[locale]()).default },
  });
  return { name: 'scanner', messages: { ru: () => both('ru'), en: () => both('en') } };
}
