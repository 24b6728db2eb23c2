import * as z from 'zod/mini';
import { block, title, nonEmptyText } from './block-context';

const picture = z.string();
const pictureFields = { picture, alt: z.string(), link: z.optional(nonEmptyText) };

export const onePicture = block(
  z.strictObject({ ...pictureFields, caption: z.optional(nonEmptyText) }),
  ({ picture: id, ...rest }, { findPicture, path }) => ({
    image: findPicture(id, path),
    ...rest,
  }),
);

export const pictureList = block(
  z.strictObject({ title, images: z.array(z.strictObject({ ...pictureFields, title })) }),
  ({ images, ...rest }, { findPicture, path }) => ({
    ...rest,
    images: images.map(({ picture: id, ...image }, index) => ({
      image: findPicture(id, `${path}.images.${index}`),
      ...image,
    })),
  }),
);

const video = z.string().check(z.regex(/^https:\/\//, 'expected https://…'));

export const tutorialList = block(
  z.strictObject({
    title: nonEmptyText,
    children: z.array(z.strictObject({ title, video_url: video, picture })),
  }),
  ({ children, ...rest }, { findPicture, path }) => ({
    ...rest,
    children: children.map(({ picture: id, ...child }, index) => ({
      ...child,
      preview_url: findPicture(id, `${path}.children.${index}`)?.preview2x,
    })),
  }),
);
