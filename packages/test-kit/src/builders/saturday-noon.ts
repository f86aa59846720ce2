/** 2026-11-21 12:00 in Moscow: when what is built here is looked at. */
export const SATURDAY_NOON = 1_795_251_600;
