import path from 'node:path';
import nextJest from 'next/jest.js';

const rootDir = path.dirname(import.meta.dirname);
const withNext = nextJest({ dir: rootDir });

// Packages that are ES modules only. Jest runs CommonJS and has to transform them.
const esModules = [
  '@adobe/structured-data-validator',
  '@electric-sql/pglite',
  'content-disposition',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'feed',
  'github-slugger',
  'htmlparser2',
  'light-my-request',
  'lucide',
  'marked',
  'parse5',
  'readdirp',
  'simple-icons',
  'swiper',
  'until-async',
].join('|');

const everywhere = {
  rootDir,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Jest cannot load the dynamic imports of its CommonJS build.
    '^@electric-sql/pglite$': '<rootDir>/node_modules/@electric-sql/pglite/dist/index.js',
  },
  testPathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/editor/node_modules/',
    // `npm run test:deep -- unit` runs these: each takes a minute or more.
    ...(process.env.DEEP_TESTS ? [] : ['\\.deep\\.test\\.ts$']),
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/.next/',
    '<rootDir>/.data/',
    '<rootDir>/editor/.next/',
    '<rootDir>/editor/package.json',
  ],
};

/** Replaces the ignore patterns of `next/jest`: it appends to ours, and any match ignores a file. */
async function project(settings) {
  const config = await withNext({ ...everywhere, ...settings })();
  return {
    ...config,
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModules})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

const node = ['<rootDir>/tests/setup/silent-console.ts'];
/** Starts Postgres and bundles the programs, for the projects that need one of them. */
const servers = {
  globalSetup: '<rootDir>/tests/setup/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/setup/global-teardown.mjs',
};
const inNode = settings =>
  project({ testEnvironment: 'node', setupFilesAfterEnv: node, ...settings });

/*
 * `unit` has no process, port or file watcher; components and hooks (`.test.tsx`, `.client.test.ts`) run in
 * jsdom. `api` calls the API in its own process, with a database. `system` starts programs
 * (`.system.test.ts`); `smoke` is the part of it that `npm test` runs, one of each kind.
 */
export default async function config() {
  return {
    rootDir,
    // Five seconds are not enough for a real database on a busy machine. Jest ignores it in a project.
    testTimeout: 30_000,
    projects: [
      await inNode({
        displayName: 'unit',
        testMatch: ['<rootDir>/**/!(*.client|*.system|*.smoke).test.ts'],
        testPathIgnorePatterns: [...everywhere.testPathIgnorePatterns, '<rootDir>/tests/api/'],
      }),
      await project({
        displayName: 'unit-browser',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.client.test.ts'],
        setupFilesAfterEnv: [...node, '<rootDir>/tests/setup/browser.ts'],
      }),
      await inNode({
        displayName: 'api',
        testMatch: ['<rootDir>/tests/api/**/!(*.system|*.smoke).test.ts'],
        ...servers,
      }),
      await inNode({
        displayName: 'smoke',
        testMatch: ['<rootDir>/**/*.smoke.test.ts'],
        ...servers,
      }),
      await inNode({
        displayName: 'system',
        testMatch: ['<rootDir>/**/*.system.test.ts'],
        ...servers,
      }),
    ],
  };
}
