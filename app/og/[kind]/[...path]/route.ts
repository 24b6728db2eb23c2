import { knownPicture } from '@/app/og/known-picture';
import { policyOf } from '@/lib/api/policy-of';
import { makePicture } from '@/lib/seo/picture/picture-maker';
import { laterAnswer, missingAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ kind: string; path: string[] }> };

const longest = 300;

/** The picture of a match, story, page or bookmaker for those who share its address. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { kind, path } = await params;
  const name = nameOf(path);
  if (name === null) return missingAnswer();
  try {
    const picture = await knownPicture(kind, name, policyOf(request));
    if (!picture) return missingAnswer();
    const png = await makePicture(picture.key, picture.draw);
    if (!png) return laterAnswer();
    const age = picture.maxAgeSeconds;
    return new Response(new Uint8Array(png), {
      headers: {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${age}, stale-while-revalidate=${7 * age}`,
      },
    });
  } catch {
    return laterAnswer();
  }
}

/** `how-to-bet.png` → `how-to-bet`; null for what is no picture's name. */
function nameOf(path: string[]): string | null {
  try {
    const name = path.map(decodeURIComponent).join('/');
    const isName = name.length <= longest && name.endsWith('.png') && !/\.\.|[\\\0]/.test(name);
    return isName ? name.slice(0, -'.png'.length) : null;
  } catch {
    return null;
  }
}
