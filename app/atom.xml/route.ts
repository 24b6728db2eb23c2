import { feedResponse } from '@/app/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** All news as Atom 1.0. */
export const GET = (): Promise<Response> => feedResponse('atom', '/atom.xml');
