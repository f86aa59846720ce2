export { compareMatch } from './compare-match.ts';
export { compareProfile, compareRating } from './compare-profile.ts';
export { compareSeason } from './compare-season.ts';
export { type Comparison, compareNumbers } from './comparison.ts';
export { type ComparedSite, comparedSite, computed, shownBy } from './place.ts';
