import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const config = {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  devIndicators: false,
  // Payload decides by the names of errors what a client is told.
  experimental: { serverMinification: false },
  poweredByHeader: false,
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config);
