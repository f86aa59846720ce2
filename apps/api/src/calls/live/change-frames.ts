import { frameOf, type LiveListener } from './live-listener.ts';
import type { ScanChanges } from './scan-changes.ts';
import type { WatchedMatches } from './watched-matches.ts';

/** The changes for a listener, as the bytes to send; undefined when there are none. */
export type ChangeFrames = (listener: LiveListener, version: number) => Buffer | undefined;

/** A larger frame would cost more than a new page. */
const MAX_FRAME_BYTES = 64 * 1_024;

export function createChangeFrames(matches: WatchedMatches, scan: ScanChanges): ChangeFrames {
  return ({ topics, sent }, version) => {
    const asOf = Math.floor(version / 1_000);
    const changes = sent === undefined ? { matches: {} } : matches.changesSince(topics, sent);
    const scanned = sent === undefined ? {} : scan.changesSince(topics, sent);
    if (changes === undefined || scanned === undefined) {
      return frameOf('resync', { asOf }, version);
    }
    const isScanned = Object.keys(scanned).length > 0;
    const isQuiet = Object.keys(changes.matches).length === 0 && changes.events === undefined;
    if (isQuiet && !isScanned) return undefined;
    const content = { asOf, ...changes, ...(isScanned && { scan: scanned }) };
    const frame = frameOf('changes', content, version);
    return frame.length > MAX_FRAME_BYTES ? frameOf('resync', { asOf }, version) : frame;
  };
}
