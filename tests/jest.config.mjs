import path from 'node:path';
import nextJest from 'next/jest.js';

const rootDir = path.dirname(import.meta.dirname);
const withNext = nextJest({ dir: rootDir });

// Packages that are ES modules only. Jest runs CommonJS and has to transform them.
const esModules = [
  '@electric-sql/pglite',
  'chokidar',
  'content-disposition',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
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
    '<rootDir>/tests/e2e/',
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

/** Components and hooks (`.test.tsx`, `.client.test.ts`) run in jsdom, everything else in Node. */
export default async function config() {
  return {
    rootDir,
    // Five seconds are not enough for a real database on a busy machine. Jest ignores it in a project.
    testTimeout: 30_000,
    globalSetup: '<rootDir>/tests/setup/global-setup.mjs',
    globalTeardown: '<rootDir>/tests/setup/global-teardown.mjs',
    projects: [
      await project({
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/**/!(*.client).test.ts'],
        setupFilesAfterEnv: [
          '<rootDir>/tests/setup/silent-console.ts',
          '<rootDir>/tests/setup/properties.ts',
        ],
      }),
      await project({
        displayName: 'browser',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.client.test.ts'],
        setupFilesAfterEnv: [
          '<rootDir>/tests/setup/silent-console.ts',
          '<rootDir>/tests/setup/properties.ts',
          '<rootDir>/tests/setup/browser.ts',
        ],
      }),
    ],
  };
}
