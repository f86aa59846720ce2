import analysis from '../../locales/en/analysis.json' with { type: 'json' };
import course from '../../locales/en/course.json' with { type: 'json' };
import feed from '../../locales/en/feed.json' with { type: 'json' };
import home from '../../locales/en/home.json' with { type: 'json' };
import story from '../../locales/en/story.json' with { type: 'json' };
import valueTrends from '../../locales/en/value-trends.json' with { type: 'json' };
import { en as lists } from './lists-en.ts';

/** Messages of the pages, by the name under which a sport adds its own. */
export const en = { ...lists, analysis, course, feed, home, story, valueTrends };
