import type { Page } from './test';

/** Control over the page's live connection. */
export type WebSocketProxy = {
  /** Closes it, and every new one, until `mend`. */
  cut(): void;
  mend(): void;
  /** Leaves it open without delivering anything. */
  hold(): void;
  attempts(): number;
  received(): number;
};

/** Puts a controllable proxy between the page and its feed; to be called before the page opens. */
export async function websocketProxy(page: Page): Promise<WebSocketProxy> {
  let isCut = false;
  let isHeld = false;
  let attempts = 0;
  let received = 0;
  const drops = new Set<() => Promise<unknown>>();

  await page.routeWebSocket('**/ws/event/', async socket => {
    attempts += 1;
    if (isCut) return socket.close();
    const server = socket.connectToServer();
    drops.add(() => Promise.allSettled([server.close(), socket.close()]));
    server.onMessage(message => {
      if (isCut || isHeld) return;
      received += 1;
      socket.send(message);
    });
  });

  return {
    cut() {
      isCut = true;
      for (const drop of drops) void drop();
      drops.clear();
    },
    mend() {
      isCut = false;
    },
    hold() {
      isHeld = true;
    },
    attempts: () => attempts,
    received: () => received,
  };
}
