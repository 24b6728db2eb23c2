import type { BlockOf } from '@/lib/contract/blocks/block';
import { toVideo } from '@/lib/domain/content/video';
import { allowedImage } from '@/components/content/allowed-image';
import { Tutorials } from './tutorials.client';

/** Videos that play in the page; skips URLs of unknown video hosts. */
export function TutorialList({ title, tutorials }: BlockOf<'TutorialListPlugin'>) {
  const playable = tutorials.flatMap(tutorial => {
    const video = toVideo(tutorial.videoUrl);
    const picture = allowedImage(tutorial.preview);
    return video ? [{ ...video, title: tutorial.title, picture }] : [];
  });

  return playable.length > 0 && <Tutorials title={title ?? 'Tutorials'} tutorials={playable} />;
}
