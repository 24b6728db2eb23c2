import type { Endpoint } from 'payload';
import { pictureFiles, toPictureName } from './picture-files';
import { showPicture } from './show-picture';

/** A picture by its name alone, as forms have it. */
export const pictureEndpoints: Endpoint[] = [
  {
    path: '/picture/:name',
    method: 'get',
    handler: async req => {
      const name = String(req.routeParams?.name);
      const files = await pictureFiles();
      const filename = files.find(file => toPictureName(file)?.name === name) ?? '';
      req.searchParams.set('size', 'small');
      return showPicture(req, filename);
    },
  },
];
