import { startTestApp, type App } from './app/app';
import { createMatches, type Matches } from './app/matches';
import { test as visit } from './visit';

export { expect } from '@playwright/test';
export type { APIRequestContext, Locator, Page } from '@playwright/test';

type Programs = {
  /** Settings of both programs; tests with other settings than the last ones start a new app. */
  settings: Record<string, string>;
  /** The site and its API of this worker: nothing on it changes by itself. */
  app: App;
};

/** A test whose matches are its own; paths lead to the worker's app. */
export const test = visit.extend<{ matches: Matches }, Programs>({
  settings: [{}, { scope: 'worker', option: true }],
  app: [
    async ({ settings }, use) => {
      const app = await startTestApp(settings);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  /** The source of the matches that a test makes; they end with it. */
  matches: async ({ app }, use) => {
    const matches = createMatches(app);
    await use(matches);
    await matches.endAll();
  },
});
