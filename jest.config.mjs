import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: import.meta.dirname });

// Packages that ship ES modules only; jest runs CommonJS and must translate them.
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
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its CommonJS form is not translated, and what it imports dynamically jest cannot load.
    '^@electric-sql/pglite$': '<rootDir>/node_modules/@electric-sql/pglite/dist/index.js',
  },
  testPathIgnorePatterns: ['<rootDir>/tests/e2e/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/', '<rootDir>/.data/'],
};

/** `next/jest` appends to its ignore patterns and any match ignores, so its own must be replaced. */
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

/** Components and hooks (`.test.tsx`, `.client.test.ts`) get a document, everything else is Node. */
export default async function config() {
  return {
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
