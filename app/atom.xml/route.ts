import { feedAnswer } from '@/app/feeds/feed-answer';

export const dynamic = 'force-dynamic';

/** All news as Atom 1.0. */
export const GET = (): Promise<Response> => feedAnswer('atom', '/atom.xml');
