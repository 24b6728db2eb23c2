import { resolveOgImage } from '@/app/og/resolve-og-image';
import { policyOfCountry } from '@/lib/api-client/policy-of';
import { renderOgImage } from '@/lib/seo/og-image/render-og-image';
import { serviceUnavailable, notFound } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ kind: string; path: string[] }> };

const maxNameLength = 300;

/** Open Graph image of a match, article, page, bookmaker or bonus. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { kind, path } = await params;
  const name = nameOf(path);
  if (name === null) return notFound();
  try {
    const picture = await resolveOgImage(kind, name, policyOfCountry(request));
    if (!picture) return notFound();
    const png = await renderOgImage(picture.key, picture.draw);
    if (!png) return serviceUnavailable();
    const age = picture.maxAgeSeconds;
    return new Response(new Uint8Array(png), {
      headers: {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${age}, stale-while-revalidate=${7 * age}`,
      },
    });
  } catch {
    return serviceUnavailable();
  }
}

/** Returns `how-to-bet` for `how-to-bet.png`; null for an invalid name. */
function nameOf(path: string[]): string | null {
  try {
    const name = path.map(decodeURIComponent).join('/');
    const isName =
      name.length <= maxNameLength && name.endsWith('.png') && !/\.\.|[\\\0]/.test(name);
    return isName ? name.slice(0, -'.png'.length) : null;
  } catch {
    return null;
  }
}
