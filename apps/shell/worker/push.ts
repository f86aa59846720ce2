import type { PushEventToWorker, WorkerScope } from './worker-scope.ts';

/** The notification the site sends to a browser. */
interface PushedNotification {
  readonly title: string;
  readonly text: string;
  /** Within the site. */
  readonly path: string;
  /** A message that arrives twice is shown once. */
  readonly tag?: string;
  readonly locale?: string;
}

function notificationOf(given: unknown): PushedNotification | undefined {
  const notification = given as Partial<PushedNotification> | null;
  return typeof notification?.title === 'string' && typeof notification.text === 'string'
    ? (notification as PushedNotification)
    : undefined;
}

/** Android shows no SVG in a notification, and of a badge only the shape. */
const ICON = '/icon-192.png';
const BADGE = '/badge-96.png';

/** Shows notifications of the site, and opens their pages. */
export function showPushes(scope: WorkerScope): void {
  const { origin } = scope.location;

  function show(data: PushEventToWorker['data']): Promise<void> {
    const notification = notificationOf(readJson(data));
    // browsers require a notification for every message
    const { title, text, path, tag, locale } = notification ?? {
      title: 'Tipmark',
      text: '',
      path: '/',
    };
    return scope.registration.showNotification(title, {
      body: text,
      icon: ICON,
      badge: BADGE,
      data: { path },
      ...(tag && { tag }),
      ...(locale && { lang: locale }),
    });
  }

  async function open(path: unknown): Promise<void> {
    const address = new URL(typeof path === 'string' ? path : '/', origin);
    // a notification only opens pages of the site
    const href = address.origin === origin ? address.href : origin;
    const windows = await scope.clients.matchAll({ type: 'window' });
    const present = windows.find(({ url }) => url === href);
    if (present) await present.focus();
    else await scope.clients.openWindow(href);
  }

  async function renew(key: BufferSource | null | undefined): Promise<void> {
    if (!key) return;
    const subscription = await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    await scope.fetch(
      new Request('/api/account/push', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, keys }),
      }),
    );
  }

  scope.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { path?: unknown } | null)?.path));
  });
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(event.oldSubscription?.options.applicationServerKey)),
  );
}

function readJson(data: PushEventToWorker['data']): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
