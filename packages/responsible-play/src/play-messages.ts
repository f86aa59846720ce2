import en from '../locales/en/play.json' with { type: 'json' };
import ru from '../locales/ru/play.json' with { type: 'json' };

export const playMessages = { ru, en };

export type PlayMessages = (typeof playMessages)['ru' | 'en'];
