/** Elements the server reserves space in, filled by the browser. */
export const slotIds = { top: 'promo-top', catfish: 'promo-catfish' } as const;

/** Heights of banners in rem, label and warning included: they grow with the text. */
export const PROMO_HEIGHT_REM = {
  top: { desktop: 5.625, mobile: 4 },
  topFrame: { desktop: 6.4375, mobile: 7.75 },
  catfish: { desktop: 5.75, mobile: 4.75 },
  catfishFrame: { desktop: 6.4375, mobile: 7.75 },
  /** Pixels of the bar at the bottom of a phone. */
  bar: 56,
} as const;
