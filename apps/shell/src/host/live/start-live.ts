import type { FollowScreensOptions } from './follow-screens.ts';

/** Loads and starts the live part of the page, whose code is not loaded at first. */
export async function startLive(options: FollowScreensOptions): Promise<void> {
  if (typeof EventSource === 'undefined') return;
  try {
    const { followScreens } = await import(
      /* webpackChunkName: "data-layer" */ './follow-screens.ts'
    );
    followScreens(options);
  } catch (error) {
    // the page stays as fresh as it was loaded
    console.warn(error);
  }
}
