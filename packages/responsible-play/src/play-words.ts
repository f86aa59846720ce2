import en from '../locales/en/play.json' with { type: 'json' };
import ru from '../locales/ru/play.json' with { type: 'json' };

export const playWords = { ru, en };

export type PlayWords = (typeof playWords)['ru' | 'en'];
