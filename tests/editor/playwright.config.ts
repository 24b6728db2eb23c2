import path from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

const root = path.resolve(import.meta.dirname, '../..');

/** The journeys of the editor: `npm run test:editor`. */
export default defineConfig({
  ...site,
  testDir: path.join(import.meta.dirname, 'journeys'),
  outputDir: path.join(root, 'test-results/editor'),
  webServer: { ...site.webServer, cwd: root } as NonNullable<typeof site.webServer>,
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['list']],
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
});
