/** Why a browser cannot receive push messages. */
export type PushObstacle = 'unsupported' | 'denied' | 'unreached';

/** A browser's subscription in the form the API accepts. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export class PushImpossible extends Error {
  readonly obstacle: PushObstacle;
  constructor(obstacle: PushObstacle) {
    super(`no push: ${obstacle}`);
    this.name = 'PushImpossible';
    this.obstacle = obstacle;
  }
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** The push address of this browser; a worker not yet registered counts as none. */
export async function presentEndpoint(): Promise<string | undefined> {
  const manager = await pushManager();
  return (await manager?.getSubscription())?.endpoint;
}

/**
 * Requests permission and subscribes the browser with the key of the site.
 * @throws PushImpossible naming the obstacle
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const manager = await pushManager();
  if (!manager || !('Notification' in window)) throw new PushImpossible('unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new PushImpossible('denied');
  try {
    // one with another key, as from a site set up again, would be refused
    await (await manager.getSubscription())?.unsubscribe();
    const subscription = await manager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint = '', keys } = subscription.toJSON();
    return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
  } catch {
    throw new PushImpossible('unreached');
  }
}

/** Removes the browser's subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  const manager = await pushManager();
  await (await manager?.getSubscription())?.unsubscribe();
}
