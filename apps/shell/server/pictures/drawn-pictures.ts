export interface DrawnOptions {
  /** So many are drawn at once, and so many wait. */
  readonly running?: number;
  readonly waiting?: number;
  readonly maxBytes?: number;
}

/** As many wait as can be drawn while somebody waits. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

/** Pictures by their revision: each is drawn once, whoever asks, and few at a time. */
export interface DrawnPictures {
  /** @throws TooManyPictures */
  get(revision: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

export function createDrawnPictures({
  running = 2,
  waiting = 16,
  maxBytes = 16_000_000,
}: DrawnOptions = {}): DrawnPictures {
  // in the order of use, oldest first
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let free = running;
  let bytes = 0;

  function keep(revision: string, picture: Buffer): void {
    kept.set(revision, picture);
    bytes += picture.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function place(): Promise<void> {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new TooManyPictures();
    else await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  async function make(revision: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    await place();
    try {
      const picture = await draw();
      keep(revision, picture);
      return picture;
    } finally {
      leave();
    }
  }

  return {
    async get(revision, draw) {
      const known = kept.get(revision);
      if (known) {
        kept.delete(revision);
        kept.set(revision, known);
        return known;
      }
      const started = underWay.get(revision) ?? make(revision, draw);
      underWay.set(revision, started);
      try {
        return await started;
      } finally {
        underWay.delete(revision);
      }
    },
  };
}
