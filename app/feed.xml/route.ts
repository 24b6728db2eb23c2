import { feedResponse } from '@/app/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** All news as RSS 2.0. */
export const GET = (): Promise<Response> => feedResponse('rss', '/feed.xml');
