import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats something at a steady rate in several lanes until `isOver`. A lane that is late goes on
 * at once, so that a pause of the site is followed by a rush, as visitors make it.
 */
export async function paced(
  { perSecond, lanes }: { readonly perSecond: number; readonly lanes: number },
  isOver: () => boolean,
  run: (number: number) => Promise<void>,
): Promise<void> {
  const beganMs = performance.now();
  let number = 0;
  const lane = async (): Promise<void> => {
    while (!isOver()) {
      const own = number;
      number += 1;
      const waitMs = beganMs + (own * 1_000) / perSecond - performance.now();
      if (waitMs > 1) await pause(waitMs);
      if (isOver()) return;
      await run(own);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
