import * as z from 'zod/mini';
import { blockReader, demand, demandSome, listOf, optionalPicture, optionalText } from './body';
import { Url } from '../values';

const picture = z.object({
  image: optionalPicture,
  preview: optionalPicture,
  alt: optionalText,
  title: optionalText,
  caption: optionalText,
  link: optionalText,
});

/** Hosts put the picture's sizes under `image`, or beside its words. */
const sizes = z.pipe(
  z.pipe(
    z.union([Url, z.record(z.string(), z.unknown())]),
    z.transform(value => {
      if (typeof value === 'string') return { image: value };
      return 'image' in value ? value : { ...value, image: value };
    }),
  ),
  picture,
);

const toPicture = ({ image, alt, title, caption, link }: z.output<typeof picture>) => ({
  picture: demand(image, 'the picture'),
  alt: alt ?? '',
  caption: caption ?? title,
  link,
});

/** One picture, with a caption or none. */
export const readPicture = blockReader(sizes, {}, toPicture);

/** Pictures side by side; one without a picture in it is left out. */
export const readImagesList = blockReader(
  z.object({ title: optionalText, images: listOf(sizes) }),
  { text: 'images', list: 'images' },
  ({ title, images }) => ({
    title,
    pictures: demandSome(
      images.filter(({ image }) => image !== null).map(toPicture),
      'the list of pictures',
    ),
  }),
);
