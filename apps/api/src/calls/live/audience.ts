import type { MetricValues } from '../../platform/metrics/metrics.ts';
import type { ChangeFrames } from './change-frames.ts';
import { type ByeReason, frameOf, type LiveListener } from './live-listener.ts';

export interface AudienceOptions {
  readonly frameFor: ChangeFrames;
  /** A listener that does not read is disconnected after this long. */
  readonly stalledMs: number;
}

/** All listeners of this process. */
export interface Audience {
  readonly count: number;
  add(listener: LiveListener): void;
  remove(listener: LiveListener): void;
  /** Sends each listener its changes, and a heartbeat to those without any. */
  sendChanges(version: number, isBeat: boolean): void;
  /** Sends a listener the closing event, if it is still connected. */
  drop(listener: LiveListener, reason: ByeReason): void;
  dropAll(reason: ByeReason): void;
  metricValues(): MetricValues;
}

export function createAudience({ frameFor, stalledMs }: AudienceOptions): Audience {
  const listeners = new Set<LiveListener>();
  const dropped: Record<ByeReason, number> = { slow: 0, closing: 0, premium: 0 };
  let countOfFrames = 0;

  function drop(listener: LiveListener, reason: ByeReason): void {
    if (!listeners.delete(listener)) return;
    dropped[reason] += 1;
    listener.end(reason);
  }

  return {
    get count() {
      return listeners.size;
    },
    add: (listener) => void listeners.add(listener),
    remove: (listener) => void listeners.delete(listener),
    sendChanges(version, isBeat) {
      const beat = frameOf('beat', { asOf: Math.floor(version / 1_000) }, version);
      // listeners of the same topics at the same version are sent the same bytes
      const frames = new Map<string, Buffer | undefined>();
      for (const listener of listeners) {
        if (!listener.isReady) {
          if (listener.stalledMs() > stalledMs) drop(listener, 'slow');
          continue;
        }
        const { key, sent, isNew } = listener;
        const group = `${key} ${sent?.until} ${sent?.again}`;
        if (!frames.has(group)) frames.set(group, frameFor(listener, version));
        const frame = frames.get(group) ?? (isBeat || isNew ? beat : undefined);
        listener.sent = { until: version, again: version };
        if (frame === undefined) continue;
        listener.isNew = false;
        listener.send(frame);
        countOfFrames += 1;
      }
    },
    drop,
    dropAll(reason) {
      for (const listener of listeners) drop(listener, reason);
    },
    metricValues: () => ({
      live_listeners: listeners.size,
      live_frames_total: countOfFrames,
      live_dropped_total: { label: 'reason', values: { ...dropped } },
    }),
  };
}
