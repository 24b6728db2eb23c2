import path from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

/** The journeys of the editor: `npm run test:editor`. */
export default defineConfig({
  ...site,
  testDir: path.join(import.meta.dirname, 'journeys'),
  outputDir: path.join(import.meta.dirname, '../../test-results/editor'),
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['list']],
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
});
