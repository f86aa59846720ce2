/** Elements the server reserves space in, filled by the browser. */
export const slotIds = { top: 'promo-top', catfish: 'promo-catfish' } as const;
