import { createFeed, matchIds } from './feed';
import { startApiProcess } from './api-process';
import { differences } from './differences';
import { createMemoryDatabase } from './memory-database';
import { createNetwork } from './network';
import { createRandom } from './random';
import { createSite } from './site';
import { createVirtualClock } from './virtual-clock';
import { createVisitor, type Visitor } from './visitor';
import { createOrderWatch } from './watch-order';

const startMs = 1_795_681_200_000;
const visitorCount = 4;
/** Short ones, since a later change would hide that an earlier one was lost. */
const rounds = 4;
const unrestMs = [4000, 20_000] as const;
/** Longer than the longest disturbance, and than a retry of a socket or a snapshot. */
const restMs = 25_000;

export type Outcome = { problems: string[]; reconnects: number; restarts: number; changes: number };

/**
 * One run of the live updates in virtual time: times in which everything that may fail does so at random
 * moments, each with a time of rest, after which every screen must show what is stored. The same seed is
 * the same run.
 */
export async function simulate(seed: number): Promise<Outcome> {
  const random = createRandom(seed);
  const clock = createVirtualClock(startMs, random);
  const database = createMemoryDatabase(clock, random);
  const feed = createFeed(startMs / 1000 - 3600, random, random.chance(0.3));
  const problems: string[] = [];
  const outcome = { problems, reconnects: 0, restarts: 0, changes: 0 };
  let api = startApiProcess(clock, database);
  const site = createSite({ clock, random, api: () => api });
  const watchOrder = createOrderWatch(problems);
  let isResting = false;

  const visitors = Array.from({ length: visitorCount }, () => {
    const network = createNetwork({ clock, random, api: () => api });
    return createVisitor({ clock, random, network, site, onChange: watchOrder });
  });
  /** Calls `run` at random times, until the quiet period. */
  const now = (meanMs: number, run: () => void): void =>
    void clock.set(
      () => {
        if (isResting) return;
        run();
        now(meanMs, run);
      },
      random.between(0, 2 * meanMs),
    );
  /** Runs an action and, some time later, its opposite. */
  const forAWhile = (begin: () => void, end: () => void, meanMs: number) => {
    begin();
    clock.set(end, random.between(0, 2 * meanMs));
  };
  const restart = () => {
    outcome.restarts += 1;
    const keepsConnections = random.chance(0.4);
    api.kill();
    if (!keepsConnections) visitors.forEach(({ network }) => network.cut());
    clock.set(
      () => {
        api = startApiProcess(clock, database);
        feed.restart();
        visitors.forEach(({ network }) => network.failOver());
      },
      random.between(100, 8000),
    );
  };
  const disturb = (visitor: Visitor) => {
    const { network } = visitor;
    now(9000, () => {
      outcome.reconnects += 1;
      network.cut();
    });
    now(15_000, visitor.navigate);
    now(20_000, () => forAWhile(network.stall, network.resume, 4000));
    now(30_000, () =>
      forAWhile(
        () => visitor.pause(true),
        () => visitor.pause(false),
        3000,
      ),
    );
    now(25_000, () =>
      forAWhile(
        () => visitor.hide(true),
        () => visitor.hide(false),
        8000,
      ),
    );
    now(30_000, visitor.wake);
    now(25_000, () =>
      forAWhile(
        () => network.setLossy(true),
        () => network.setLossy(false),
        2000,
      ),
    );
  };

  const disturbAll = () => {
    visitors.forEach(disturb);
    now(random.pick([250, 600, 1500]), () => {
      outcome.changes += 1;
      if (api.isAlive()) feed.step(api);
    });
    now(random.pick([8000, 40_000]), () => api.isAlive() && restart());
    now(20_000, () =>
      forAWhile(
        () => site.setFailing(true),
        () => site.setFailing(false),
        3000,
      ),
    );
    now(20_000, () =>
      forAWhile(
        () => database.setFailing(true),
        () => database.setFailing(false),
        3000,
      ),
    );
  };

  feed.step(api);
  await feedRests();
  visitors.forEach(visitor => visitor.navigate());
  for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
    isResting = false;
    disturbAll();
    await clock.runUntil(clock.now() + random.between(...unrestMs));

    isResting = true;
    await clock.runUntil(clock.now() + restMs);
    await feedRests();
    // The next number of a group shows that a frame before it was lost.
    await feed.touch(api);
    visitors.forEach(visitor => (visitor.shown() ? visitor.retry() : visitor.navigate()));
    await clock.runUntil(clock.now() + restMs);

    visitors.forEach((visitor, index) => {
      const shown = visitor.shown();
      const found = shown ? differences(shown, database.events()) : ['nothing is shown'];
      problems.push(...found.map(text => `round ${round}, visitor ${index}: ${text}`));
    });
  }
  return outcome;

  /** All changes of the feed are stored. */
  async function feedRests(): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const repeated = feed.repeat(api);
      await clock.runUntil(clock.now() + 1000);
      await repeated;
    }
    const stored = new Set(database.events().map(({ id }) => id));
    if (matchIds.some(id => !stored.has(id))) throw new Error('the feed is not stored');
  }
}
