/** An event of a service worker; the worker stays alive until the given promise settles. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The response of a navigation, requested while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageToWorker extends WorkerEvent {
  readonly data: unknown;
}

export interface PushEventToWorker extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

export interface SubscriptionChange extends WorkerEvent {
  readonly oldSubscription?: {
    readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  } | null;
}

export interface SiteWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: RequestEvent;
  readonly message: MessageToWorker;
  readonly push: PushEventToWorker;
  readonly notificationclick: NotificationEvent;
  readonly pushsubscriptionchange: SubscriptionChange;
}

/** What the worker uses of its global scope; tests pass their own. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly SiteWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> } | undefined;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    unregister(): Promise<boolean>;
  };
  readonly cookieStore?: {
    get(name: string): Promise<{ readonly value?: string | undefined } | null>;
  };
  fetch(request: Request | string): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
