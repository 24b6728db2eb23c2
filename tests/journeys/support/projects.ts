import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const isRoot = process.getuid?.() === 0;

/** What all tests in a browser have in common. */
export const browserUse: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: 'en-GB',
  timezoneId: 'Asia/Kolkata',
  // Only the tests that are about it have the service worker: what it answers no test could replace.
  serviceWorkers: 'block',
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Chromium's sandbox refuses to run as root, as in most containers.
      ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
    ],
  },
};

export const desktop = { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } };
export const phone = {
  name: 'phone',
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
