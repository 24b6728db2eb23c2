import type { Endpoint } from 'payload';
import { hasRole } from '@/src/access/roles';
import { isDocumentId } from '@/src/form/invalid-data';
import { toReferences, type DeletionEffect } from '@/src/trash/references';
import { picturesFolder } from './picture-files';
import { checkWithout } from './publish-picture';

/** Responds with the texts that show a picture: it is not deleted while there are any. */
export const pictureReferencesEndpoint: Endpoint = {
  path: '/:id/references',
  method: 'get',
  handler: async req => {
    if (!hasRole(req, 'writer')) return Response.json({}, { status: 403 });
    const id = String(req.routeParams?.id);
    const picture = isDocumentId(id)
      ? ((await req.payload.findByID({
          collection: picturesFolder as never,
          id,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          req,
        })) as { filename?: string } | null)
      : null;
    if (!picture?.filename) return Response.json({}, { status: 404 });
    const { problems } = await checkWithout(picture.filename);
    const effect: DeletionEffect = {
      address: null,
      isPicture: true,
      oldAddresses: [],
      references: await toReferences(req.payload, problems, () => false),
    };
    return Response.json(effect, { headers: { 'cache-control': 'no-store' } });
  },
};
