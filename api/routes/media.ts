import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isMediaKind, toMediaName } from '@/api/content/photos/picture-asset';
import type { ContentSource } from '@/api/content/content-source';
import type { Media } from '@/api/content/media';
import { notFound } from '@/api/errors';

const forever = 'public, max-age=31536000, immutable';
/** The lifetime for a URL of older bytes, which a page cached elsewhere still requests. */
const forNow = 'public, max-age=60';

/** GET /media/{kind}/{file}: images of the content, at URLs that contain a hash of their bytes. */
export const mediaRoutes =
  ({ content, media }: { content: ContentSource; media: Media }): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/media/:kind/:file',
      {
        schema: {
          summary: 'A picture as WebP',
          params: z.object({ kind: z.string(), file: z.string() }),
        },
      },
      async ({ params: { kind, file } }, reply) => {
        const name = toMediaName(file);
        const drawings = isMediaKind(kind) ? content.current().drawings[kind] : null;
        const drawing = name && drawings?.get(name.id);
        if (!drawing || (name.isUncropped && !('photo' in drawing))) throw notFound('Picture');
        const picture = await media.get(drawing, name.scale, name.isUncropped);
        return reply
          .header('content-type', 'image/webp')
          .header('cache-control', name.hash === drawing.hash ? forever : forNow)
          .header('etag', `"${drawing.hash}-${name.isUncropped ? 'whole-' : ''}${name.scale}"`)
          .send(picture);
      },
    );
  };
