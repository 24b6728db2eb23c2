import * as z from 'zod/mini';
import { labelled, optional } from '@/api/content/files/form-info';
import { block, neededTitle, nonEmptyText, title } from './block-context';

const picture = labelled('Picture', z.string(), { kind: 'picture' });
const alt = labelled('What it shows', z.string(), { isBlankWritten: true });
const link = optional('Link on this site', nonEmptyText, {
  pick: 'link',
  help: 'A path such as /news, or https://…',
});

export const onePicture = block(
  'Picture',
  z.strictObject({ picture, alt, caption: optional('Caption', nonEmptyText), link }),
  ({ picture: id, ...rest }, { findPicture, path }) => ({
    image: findPicture(id, path),
    ...rest,
  }),
);

export const pictureList = block(
  'Pictures',
  z.strictObject({
    title,
    images: labelled('Pictures', z.array(z.strictObject({ picture, alt, title, link }))),
  }),
  ({ images, ...rest }, { findPicture, path }) => ({
    ...rest,
    images: images.map(({ picture: id, ...image }, index) => ({
      image: findPicture(id, `${path}.images.${index}`),
      ...image,
    })),
  }),
);

const video = labelled('Video', z.string().check(z.regex(/^https:\/\//, 'expected https://…')), {
  help: 'https://…',
});

export const tutorialList = block(
  'Videos',
  z.strictObject({
    title: neededTitle,
    children: labelled('Videos', z.array(z.strictObject({ title, video_url: video, picture }))),
  }),
  ({ children, ...rest }, { findPicture, path }) => ({
    ...rest,
    children: children.map(({ picture: id, ...child }, index) => ({
      ...child,
      preview_url: findPicture(id, `${path}.children.${index}`)?.preview2x,
    })),
  }),
);
