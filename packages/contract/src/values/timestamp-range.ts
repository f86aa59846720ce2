/** Unix seconds of 2000-01-01 and 2100-01-01 UTC: the range of every timestamp on the wire. */
export const TIMESTAMP_MIN_SECONDS = 946_684_800;
export const TIMESTAMP_MAX_SECONDS = 4_102_444_800;
