import analysis from '../../locales/ru/analysis.json' with { type: 'json' };
import course from '../../locales/ru/course.json' with { type: 'json' };
import feed from '../../locales/ru/feed.json' with { type: 'json' };
import home from '../../locales/ru/home.json' with { type: 'json' };
import story from '../../locales/ru/story.json' with { type: 'json' };
import valueTrends from '../../locales/ru/value-trends.json' with { type: 'json' };
import { ru as lists } from './lists-ru.ts';

/** Messages of the pages, by the name under which a sport adds its own. */
export const ru = { ...lists, analysis, course, feed, home, story, valueTrends };
