/** What the scanner has for guests: a demo, presets, delayed falls and the odds of a day. */
export const addressesOfScanner: readonly string[] = [
  '/odds-scanner',
  '/odds-scanner?method=1',
  '/dropping-odds',
  '/hockey/dropping-odds?hours=6&change=3',
  '/odds-grid',
  '/tennis/odds-grid?sort=3',
  '/search-tips-and-cappers',
  '/search-tips-and-cappers?tab=cappers',
];

/** Addresses that only subscribers may open. */
export const addressesOfSubscriber: readonly string[] = [
  '/odds-scanner?template=3&record=1',
  '/hockey/odds-scanner?filter=1&min=1.5&group=1',
  '/search-tips-and-cappers?filter=1&min-odds=1.5',
  '/search-tips-and-cappers?tab=cappers&filter=1&min-tips=1',
];
