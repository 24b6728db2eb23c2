import type { Endpoint } from 'payload';
import { logosFolder, pictureFiles, toPictureName } from './picture-files';
import { showPicture } from './show-picture';

/** A picture, or else a logo, by its name alone, as forms have it. */
export const pictureEndpoints: Endpoint[] = [
  {
    path: '/picture/:name',
    method: 'get',
    handler: async req => {
      const name = String(req.routeParams?.name);
      const files = await pictureFiles();
      const filename = files.find(file => toPictureName(file)?.name === name);
      req.searchParams.set('size', 'small');
      return filename === undefined
        ? showPicture(req, `${name}.svg`, logosFolder)
        : showPicture(req, filename);
    },
  },
];
