import type { Metadata } from 'next';
import { siteEnv } from '../env';

/** What a shared link shows: a picture of ours (app/og) and what is on it. */
export type SharePicture = { path: string; alt: string };

const size = { width: 1200, height: 630 };

/** For pages that have no picture of their own. */
const sitePicture = (): SharePicture => ({
  path: '/og/page/home.png',
  alt: `${siteEnv().SITE_NAME}: cricket odds, live scores and commentary`,
});

const segments = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

export const matchPicture = (id: string, alt: string): SharePicture => ({
  path: `/og/match/${encodeURIComponent(id)}.png`,
  alt,
});
export const newsPicture = (slug: string, alt: string): SharePicture => ({
  path: `/og/news/${encodeURIComponent(slug)}.png`,
  alt,
});
export const pagePicture = (path: string, alt: string): SharePicture => ({
  path: `/og/page/${segments(path)}.png`,
  alt,
});
export const bookmakerPicture = (slug: string, alt: string): SharePicture => ({
  path: `/og/bookmaker/${encodeURIComponent(slug)}.png`,
  alt,
});

/**
 * A page's metadata with all that a shared link needs, made from it; what the page or its host says
 * itself stays.
 */
export function shared(metadata: Metadata, picture: SharePicture = sitePicture()): Metadata {
  const { SITE_NAME } = siteEnv();
  const { title, description, alternates, openGraph, twitter } = metadata;
  const words = {
    ...(typeof title === 'string' && { title: `${title} | ${SITE_NAME}` }),
    ...(title && typeof title === 'object' && 'absolute' in title && { title: title.absolute }),
    ...(description && { description }),
  };
  const images = [{ url: picture.path, ...size, alt: picture.alt }];
  const url = alternates?.canonical;
  return {
    ...metadata,
    openGraph: {
      type: 'website',
      siteName: SITE_NAME,
      locale: 'en_GB',
      ...words,
      ...(typeof url === 'string' && { url }),
      images,
      ...openGraph,
    } as NonNullable<Metadata['openGraph']>,
    twitter: { card: 'summary_large_image', ...words, images, ...twitter } as NonNullable<
      Metadata['twitter']
    >,
  };
}
