import { proxyMedia } from '@/lib/api-client/media';

export const dynamic = 'force-dynamic';

/** Proxies images of the API, so that the browser connects only to this site. */
export const GET = proxyMedia;
export const HEAD = proxyMedia;
