import { common } from '@tipmark/i18n/common-en';
import layout from '../../locales/en/layout.json' with { type: 'json' };
import routing from '../../locales/en/routing.json' with { type: 'json' };

/** Texts of the frame round every page, by namespace. */
export const frame = { common, layout, routing };
