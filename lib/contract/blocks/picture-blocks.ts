import * as z from 'zod/mini';
import {
  blockParser,
  required,
  nonEmpty,
  listOf,
  objectOnly,
  optionalPicture,
  optionalText,
  text,
} from './body';
import { Url } from '@/lib/contract/validation/values';

const picture = z.object({
  image: optionalPicture,
  preview: optionalPicture,
  alt: optionalText,
  title: optionalText,
  caption: optionalText,
  link: optionalText,
});

/** Hosts put the image's sizes under `image`, or beside its text. */
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
  picture: required(image, 'the picture'),
  alt: alt ?? '',
  caption: caption ?? title,
  link,
});

/** One image, with or without a caption. */
export const readPicture = blockParser(sizes, objectOnly, toPicture);

/** Images side by side; an entry without an image is omitted. */
export const readImagesList = blockParser(
  z.object({ title: optionalText, images: listOf(sizes) }),
  { bareText: 'images', bareList: 'images' },
  ({ title, images }) => ({
    title,
    pictures: nonEmpty(
      images.filter(({ image }) => image !== null).map(toPicture),
      'the list of pictures',
    ),
  }),
);

const Tutorial = z.object({ title: optionalText, video_url: text, preview_url: optionalPicture });

/** Videos that are played one at a time. */
export const readTutorialList = blockParser(
  z.object({ title: optionalText, children: listOf(Tutorial) }),
  { bareList: 'children' },
  ({ title, children }) => ({
    title,
    tutorials: nonEmpty(children, 'the list of videos').map(child => ({
      title: child.title,
      videoUrl: child.video_url,
      preview: child.preview_url,
    })),
  }),
);
