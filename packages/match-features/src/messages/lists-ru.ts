import match from '../../locales/ru/match.json' with { type: 'json' };
import pages from '../../locales/ru/pages.json' with { type: 'json' };

/** Messages of lists and of what stands beside a match in any of them. */
export const ru = { ...pages, match };
