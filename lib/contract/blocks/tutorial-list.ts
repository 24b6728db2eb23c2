import * as z from 'zod/mini';
import { blockReader, demandSome, listOf, optionalPicture, optionalText, text } from './body';

const Tutorial = z.object({ title: optionalText, video_url: text, preview_url: optionalPicture });

/** Videos to be played one at a time. */
export const readTutorialList = blockReader(
  z.object({ title: optionalText, children: listOf(Tutorial) }),
  { list: 'children' },
  ({ title, children }) => ({
    title,
    tutorials: demandSome(children, 'the list of videos').map(child => ({
      title: child.title,
      videoUrl: child.video_url,
      preview: child.preview_url,
    })),
  }),
);
