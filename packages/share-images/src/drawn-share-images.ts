import { createCache, createQueue } from '@tipmark/server-kit';

export interface DrawnOptions {
  /** How many are drawn at once, and how many may wait. */
  readonly running?: number;
  readonly waiting?: number;
  readonly maxBytes?: number;
}

const MAX_SHARE_IMAGES = 1_000;

/** Share images by their revision: each is drawn once for all requests, and few at a time. */
export interface DrawnShareImages {
  /** @throws QueueFull when as many are queued as can be drawn within the longest wait */
  get(revision: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

export function createDrawnShareImages({
  running = 2,
  waiting = 16,
  maxBytes = 16_000_000,
}: DrawnOptions = {}): DrawnShareImages {
  const drawing = createQueue({ running, waiting });
  const drawn = createCache<Buffer>({
    maxEntries: MAX_SHARE_IMAGES,
    maxBytes,
    sizeOf: ({ length }) => length,
  });
  return { get: (revision, draw) => drawn.load(revision, () => drawing.run(draw)) };
}
