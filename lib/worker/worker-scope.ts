/*
 * The parts of its environment that the service worker uses: TypeScript's own types of it exclude
 * those of a window, which the rest of the project needs.
 */

export type WaitingEvent = Event & { waitUntil(done: Promise<unknown>): void };

export type PageRequestEvent = WaitingEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  /** The response to a navigation, which began while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

export type PushEvent = WaitingEvent & { data: { json(): unknown } | null };
export type PressEvent = WaitingEvent & { notification: Notification };

export type SubscriptionChangeEvent = WaitingEvent & {
  /** Not every browser has them. */
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

export type WindowOfSite = {
  /** The URL of the document, without later client-side navigations. */
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

type Events = {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: PageRequestEvent;
  push: PushEvent;
  notificationclick: PressEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
};

export type WorkerScope = {
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  location: { origin: string };
  navigator: { onLine: boolean };
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly WindowOfSite[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    unregister(): Promise<boolean>;
  };
};

export const worker = self as unknown as WorkerScope;
