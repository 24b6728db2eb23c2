import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const isRoot = process.getuid?.() === 0;

/** The options of all tests in a browser. */
export const browserUse: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: 'en-GB',
  timezoneId: 'Asia/Kolkata',
  // Only the tests that are about it have the service worker: its responses could not be replaced
  // by a test.
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

/** `npm run test:deep -- journeys`: those that take too long for every day, or differ little on a phone. */
const isDeep = process.env.DEEP_TESTS !== undefined;

/** Each test runs on both kinds of screen, but for its tags `@desktop`, `@phone`, `@deep` and `@deep-on-phones`. */
export const projects = [
  {
    name: 'desktop',
    ...(isDeep && { grep: /@deep(?!-)/ }),
    grepInvert: isDeep ? /@phone/ : /@phone|@deep(?!-)/,
    use: { viewport: { width: 1280, height: 800 } },
  },
  {
    name: 'phone',
    ...(isDeep && { grep: /@deep/ }),
    grepInvert: isDeep ? /@desktop/ : /@desktop|@deep/,
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
];
