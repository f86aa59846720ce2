export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
