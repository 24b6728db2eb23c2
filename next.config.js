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
  // The page server caches pages, and lib/api-client what the API responds.
  cacheMaxMemorySize: 0,
  // Every client gets the metadata in the head: a page is rendered once for all of them.
  htmlLimitedBots: /.*/,
  typescript: { tsconfigPath: 'tsconfig.json' },
  // React has what this package adds to older versions:
  // docs/decisions/browser/0061-react-store-hook.md.
  turbopack: { resolveAlias: { 'use-sync-external-store/shim': 'react' } },
  experimental: {
    // What the router has fetched for a link under the pointer is no older when it is followed.
    staleTimes: { static: 30 },
    // One file of scripts a page: docs/decisions/browser/0064-one-script-a-page.md.
    turbopackCjsTreeShaking: true,
    turbopackChunking: {
      maxMergeChunkSize: 5_000_000,
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 1,
    },
    // One style sheet beside the base's: pages share most of it, and every further file costs a phone
    // a connection before its first paint.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
};

export default config;
