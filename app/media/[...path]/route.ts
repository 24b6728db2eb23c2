import { forwardMedia } from '@/lib/api/media';

export const dynamic = 'force-dynamic';

/** Pictures of the API host, so that the browser asks nobody but us. */
export const GET = forwardMedia;
export const HEAD = forwardMedia;
