/** 2026-11-21 12:00 in Moscow: the viewing time of what is built here. */
export const SATURDAY_NOON = 1_795_251_600;
