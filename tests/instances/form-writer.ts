import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type FormWriter = { accepted(): string[]; stop(): Promise<void> };

/**
 * Visitors who send contact forms and follow prices continuously; as a browser does, each repeats
 * its request with the same key until there is a response.
 */
export function startFormWriter({
  urls,
  eventId,
  visitors,
}: {
  urls: () => readonly string[];
  eventId: string;
  visitors: number;
}): FormWriter {
  const accepted: string[] = [];
  let isStopped = false;
  let attempts = 0;

  const message = (key: string) => ({
    path: '/api/pages/contact-us/',
    body: { full_name: 'Asha', email: 'asha@example.org', message: key, recaptcha: '', key },
  });
  const clickOut = (key: string) => ({
    path: '/api/events/redirect/',
    body: { eventId, marketId: 'winner', selectionId: 'india', odds: '2.1', key },
  });

  async function send(path: string, body: object): Promise<void> {
    for (;;) {
      const all = urls();
      const url = all[attempts++ % all.length] ?? '';
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(3000),
      }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return;
      if (response && response.status < 500) throw new Error(`${path} ${response.status}`);
      await sleep(200);
    }
  }

  const running = Array.from({ length: visitors }, async (_, visitor) => {
    while (!isStopped) {
      const key = randomUUID();
      const { path, body } = visitor % 2 === 0 ? message(key) : clickOut(key);
      await send(path, body);
      accepted.push(key);
      await sleep(100);
    }
  });

  return {
    accepted: () => accepted,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
