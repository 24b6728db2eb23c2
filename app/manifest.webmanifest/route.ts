import { siteEnv } from '@/lib/env';
import { colours } from '@/lib/seo/colours';

export const dynamic = 'force-dynamic';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Web app manifest, for installation as an app. */
export function GET(): Response {
  const { SITE_NAME } = siteEnv();
  const manifest = {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: 'Cricket odds compared, live scores and commentary, news and betting guides.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.page,
    theme_color: colours.pitch,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  };
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=86400',
    },
  });
}
