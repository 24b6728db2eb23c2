import type { BlockOf } from '@/lib/contract/blocks/block';
import { toVideo } from '@/lib/domain/video';
import { shownPicture } from '../content/shown-picture';
import { Tutorials } from './tutorials.client';

/** Videos that play in the page; an address that is no video's is left out. */
export function TutorialList({ title, tutorials }: BlockOf<'TutorialListPlugin'>) {
  const playable = tutorials.flatMap(tutorial => {
    const video = toVideo(tutorial.videoUrl);
    const picture = shownPicture(tutorial.preview);
    return video ? [{ ...video, title: tutorial.title, picture }] : [];
  });

  return playable.length > 0 && <Tutorials title={title ?? 'Tutorials'} tutorials={playable} />;
}
