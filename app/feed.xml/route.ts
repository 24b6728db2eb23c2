import { feedAnswer } from '@/app/feeds/feed-answer';

export const dynamic = 'force-dynamic';

/** All news as RSS 2.0. */
export const GET = (): Promise<Response> => feedAnswer('rss', '/feed.xml');
