import match from '../../locales/en/match.json' with { type: 'json' };
import pages from '../../locales/en/pages.json' with { type: 'json' };

/** Messages of lists and of what stands beside a match in any of them. */
export const en = { ...pages, match };
