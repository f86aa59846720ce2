// A main page is a chunk of its own: visitors of other pages do not load it.

export { createFollowing } from './create-following.ts';
export { HomeScreen } from './HomeScreen.tsx';
export type { HomeFeature, HomeLoad, HomeTrendsLoad } from './home-feature.ts';
