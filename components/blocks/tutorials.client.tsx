'use client';

import { useState } from 'react';
import { Carousel } from '@/components/carousel/carousel.client';
import { TutorialCard, type Tutorial } from './tutorial-card';

type Props = { title: string; tutorials: Tutorial[] };

/** A carousel of videos, of which one plays at a time. */
export function Tutorials({ title, tutorials }: Props) {
  const [playing, setPlaying] = useState<number | null>(null);

  return (
    <Carousel
      title={title}
      loop
      slides={tutorials.map((tutorial, index) => ({
        key: String(index),
        card: (
          <TutorialCard
            tutorial={tutorial}
            name={tutorial.title ?? `${title}, video ${index + 1}`}
            playing={playing === index}
            onPlay={() => setPlaying(index)}
          />
        ),
      }))}
    />
  );
}
