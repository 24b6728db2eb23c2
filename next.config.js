/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The page server compresses.
  compress: false,
  // And signs what it sends: Next would read every page once more for a tag nobody sees.
  generateEtags: false,
  // Canonical URLs, trailing slashes included, are middleware's business; /api/ keeps its slashes.
  skipTrailingSlashRedirect: true,
  // Our pictures come in the sizes they are shown in.
  images: { unoptimized: true },
  serverExternalPackages: ['pino'],
  cacheMaxMemorySize: 64 * 1024 * 1024,
  typescript: { tsconfigPath: 'tsconfig.json' },
  // React has what this package adds to older versions:
  // docs/decisions/browser/0061-react-store-hook.md.
  turbopack: { resolveAlias: { 'use-sync-external-store/shim': 'react' } },
  experimental: {
    // One file of scripts a page: docs/decisions/browser/0064-one-script-a-page.md.
    turbopackCjsTreeShaking: true,
    turbopackChunking: {
      maxMergeChunkSize: 5_000_000,
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 1,
    },
    // Nothing is written into the build at run time: no URL can fill a disk.
    isrFlushToDisk: false,
    // One style sheet beside the base's: pages share most of it, and every further file costs a phone
    // a connection before its first paint.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
};

export default config;
