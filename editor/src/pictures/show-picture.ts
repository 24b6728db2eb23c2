import sharp from 'sharp';
import type { PayloadRequest } from 'payload';
import { hasRole } from '@/src/access/roles';
import { readPicture, toPictureName } from './picture-files';
import { readFromTrash } from './picture-trash';

const widths = { small: 320, large: 1280 } as const;
const maxPixels = 50_000_000;
const cachedSeconds = 3600;

/** A picture as WebP: a drawing is never sent as SVG, which could contain scripts. */
export async function showPicture(
  req: PayloadRequest,
  filename: string,
  folder?: string,
): Promise<Response> {
  if (!hasRole(req, 'writer')) return new Response(null, { status: 403 });
  const bytes = toPictureName(filename)
    ? ((await readPicture(filename, folder)) ?? (await readFromTrash(filename)))
    : null;
  if (!bytes) return new Response('Not found\n', { status: 404 });
  const width = req.searchParams?.get('size') === 'small' ? widths.small : widths.large;
  const picture = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp()
    .toBuffer();
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': `private, max-age=${cachedSeconds}`,
    },
  });
}
