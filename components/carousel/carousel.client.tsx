'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CarouselDots } from './carousel-dots';
import styles from './carousel.module.css';
import { Icon } from '@/components/icon/icon';
import { Section } from '@/components/ui/section';
import { useCarousel } from './use-carousel';
import { useDragSafeClick } from './use-drag-safe-click';

export type Slide = { key: string; card: ReactNode };

type Props = {
  title: string;
  more?: { href: string; label: string } | undefined;
  headingLevel?: 'h2' | 'h3';
  slides: Slide[];
  /** Their number, of which those that arrive later are a part. */
  count?: number;
  /** Slides in view from 1200 px; one on phones, two from 768 px. */
  columns?: 2 | 3;
  /** Whether 'next' on the last position returns to the first. */
  loop?: boolean;
  /** Rendered below the slides, such as a disclosure. */
  children?: ReactNode;
};

/**
 * A titled row of cards. All cards are in the HTML and scroll natively; the swipe library takes
 * over once the row is near the viewport, overflows, and the visitor has interacted with the page,
 * so that visitors who only read never load it.
 */
export function Carousel(props: Props) {
  const { title, more, headingLevel, slides, columns = 3, loop = false, children } = props;
  const id = useId();
  const { viewport, index, last, go } = useCarousel(slides.length, { columns, loop });
  const press = useDragSafeClick();
  const fits = last === 0;
  const step = (by: -1 | 1) => (loop ? (index + by + last + 1) % (last + 1) : index + by);

  const buttons = (
    <div className={styles.buttons}>
      <Button
        className={styles.button}
        aria-label={`Previous: ${title}`}
        aria-controls={id}
        disabled={fits || (!loop && index === 0)}
        onClick={() => go(step(-1))}
      >
        <Icon icon="chevron-left" />
      </Button>
      <Button
        className={styles.button}
        aria-label={`Next: ${title}`}
        aria-controls={id}
        disabled={fits || (!loop && index >= last)}
        onClick={() => go(step(1))}
      >
        <Icon icon="chevron-right" />
      </Button>
    </div>
  );

  return (
    <Section title={title} more={more} actions={buttons} {...(headingLevel && { headingLevel })}>
      <div className={styles.frame} data-columns={columns}>
        <div ref={viewport} id={id} className={styles.viewport} {...press}>
          <ul className={`${styles.track} swiper-wrapper`} aria-label={title}>
            {slides.map(({ key, card }, at) => (
              <li
                key={key}
                className={`${styles.slide} swiper-slide`}
                onFocus={() => {
                  if (at < index || at > index + slides.length - last - 1) go(Math.min(at, last));
                }}
              >
                {card}
              </li>
            ))}
          </ul>
        </div>
        <CarouselDots
          count={props.count ?? slides.length}
          index={index}
          columns={columns}
          onChoose={go}
        />
      </div>
      {children}
    </Section>
  );
}
