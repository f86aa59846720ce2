import type { SiteStatus } from './site-status.ts';

const CHECKED = 1_795_200_000;

export const calmSite: SiteStatus = {
  state: 'ok',
  checkedAtSeconds: CHECKED,
  areas: [
    { area: 'pages', state: 'ok', sinceSeconds: CHECKED - 400_000, ageSeconds: null },
    { area: 'scores', state: 'ok', sinceSeconds: CHECKED - 90_000, ageSeconds: 12 },
    { area: 'mail', state: 'ok', sinceSeconds: CHECKED - 200_000, ageSeconds: null },
    { area: 'payments', state: 'off', sinceSeconds: CHECKED - 400_000, ageSeconds: null },
  ],
};

export const troubledSite: SiteStatus = {
  state: 'down',
  checkedAtSeconds: CHECKED,
  areas: [
    { area: 'pages', state: 'ok', sinceSeconds: CHECKED - 400_000, ageSeconds: null },
    { area: 'scores', state: 'slow', sinceSeconds: CHECKED - 200, ageSeconds: 500 },
    { area: 'mail', state: 'down', sinceSeconds: CHECKED - 1_500, ageSeconds: null },
    { area: 'payments', state: 'unknown', sinceSeconds: null, ageSeconds: null },
  ],
};
