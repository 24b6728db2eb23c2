import type { Metadata } from 'next';
import { encodableId } from '@/lib/domain/match/match-name';
import { siteEnv } from '@/lib/env';

/** The preview of a shared link: an image of the site (app/og) and its description. */
export type SocialImage = { path: string; alt: string };

const size = { width: 1200, height: 630 };

/** For pages without their own image. */
const siteImage = (): SocialImage => ({
  path: '/og/page/home.png',
  alt: `${siteEnv().SITE_NAME}: cricket odds, live scores and commentary`,
});

const segments = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Its address has the version, since chats keep an image by its address. */
export const matchImage = (id: string, version: number | null, alt: string): SocialImage => ({
  path:
    `/og/match/${encodeURIComponent(encodableId(id))}.png` +
    (version === null ? '' : `?v=${version}`),
  alt,
});
export const newsImage = (slug: string, alt: string): SocialImage => ({
  path: `/og/news/${encodeURIComponent(slug)}.png`,
  alt,
});
export const pageImage = (path: string, alt: string): SocialImage => ({
  path: `/og/page/${segments(path)}.png`,
  alt,
});
export const bookmakerImage = (slug: string, alt: string): SocialImage => ({
  path: `/og/bookmaker/${encodeURIComponent(slug)}.png`,
  alt,
});
export const bonusImage = (slug: string, alt: string): SocialImage => ({
  path: `/og/bonus/${encodeURIComponent(slug)}.png`,
  alt,
});

/**
 * Completes a page's metadata for shared links; values that the page or its host has set take
 * precedence.
 */
export function socialMetadata(metadata: Metadata, picture: SocialImage = siteImage()): Metadata {
  const { SITE_NAME } = siteEnv();
  const { title, description, alternates, openGraph, twitter } = metadata;
  const texts = {
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
      ...texts,
      ...(typeof url === 'string' && { url }),
      images,
      ...openGraph,
    } as NonNullable<Metadata['openGraph']>,
    twitter: { card: 'summary_large_image', ...texts, images, ...twitter } as NonNullable<
      Metadata['twitter']
    >,
  };
}
