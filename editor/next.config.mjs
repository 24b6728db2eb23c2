import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const config = {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  devIndicators: false,
  // One copy for all routes: Payload distinguishes errors by their class, and its hooks come from
  // the first route.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/db-sqlite'],
  poweredByHeader: false,
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
