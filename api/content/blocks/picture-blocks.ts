import * as z from 'zod/mini';
import { block, title, words } from './place';

const picture = z.string();
const place = { picture, alt: z.string(), link: z.optional(words) };

export const onePicture = block(
  z.strictObject({ ...place, caption: z.optional(words) }),
  ({ picture: id, ...rest }, { findPicture, path }) => ({
    image: findPicture(id, path),
    ...rest,
  }),
);

export const pictureList = block(
  z.strictObject({ title, images: z.array(z.strictObject({ ...place, title })) }),
  ({ images, ...rest }, { findPicture, path }) => ({
    ...rest,
    images: images.map(({ picture: id, ...image }, at) => ({
      image: findPicture(id, `${path}.images.${at}`),
      ...image,
    })),
  }),
);

const video = z.string().check(z.regex(/^https:\/\//, 'expected https://…'));

export const tutorialList = block(
  z.strictObject({
    title: words,
    children: z.array(z.strictObject({ title, video_url: video, picture })),
  }),
  ({ children, ...rest }, { findPicture, path }) => ({
    ...rest,
    children: children.map(({ picture: id, ...child }, at) => ({
      ...child,
      preview_url: findPicture(id, `${path}.children.${at}`)?.preview2x,
    })),
  }),
);
