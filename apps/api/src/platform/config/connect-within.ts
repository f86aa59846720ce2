/**
 * How long a server may take to accept a connection. The first packet to one that was cut off is
 * repeated after 1, 3, 7 and 15 seconds: who waits longer finds a server late that is back.
 */
export const CONNECT_WITHIN_MS = 3_000;
