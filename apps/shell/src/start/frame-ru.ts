import { common } from '@tipmark/i18n/common-ru';
import layout from '../../locales/ru/layout.json' with { type: 'json' };
import routing from '../../locales/ru/routing.json' with { type: 'json' };

/** Texts of the frame round every page, by namespace. */
export const frame = { common, layout, routing };
