import { type Endpoints, FEEDBACK_TOPICS } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/feedback.json' with { type: 'json' };
import ru from '../../../locales/ru/feedback.json' with { type: 'json' };
import type { PrivateHandler } from '../handler/handler.ts';

const TOPICS: Readonly<Record<Locale, Readonly<Record<`${number}`, string>>>> = {
  ru: ru.topics,
  en: en.topics,
};

export const pageFeedback: PrivateHandler<Endpoints['pageFeedback']> = {
  statements: 0,
  async answer({ signedIn, locale }) {
    return {
      topics: FEEDBACK_TOPICS.map((id) => ({ id, name: TOPICS[locale][`${id}`] ?? '' })),
      email: signedIn?.user.email ?? '',
    };
  },
};
