import styles from './carousel-dots.module.css';

type Props = {
  count: number;
  index: number;
  columns: 2 | 3;
  onChoose: (index: number) => void;
};

/** Above it a row of dots would wrap, and nobody counts them. */
const maxDots = 9;

/**
 * One dot for each scroll position, or the position in figures when there are many. The number of dots
 * depends on the viewport's width, which the server does not know, so `data-for` states the most
 * columns that still need the dot, and CSS hides others.
 */
export function CarouselDots({ count, index, columns, onChoose }: Props) {
  if (count > maxDots) return <p className={styles.position}>{`${index + 1} of ${count}`}</p>;
  const fitsIn = Math.min(count, columns + 1);
  return (
    <div className={styles.dots} data-fits={fitsIn} role="group" aria-label="Slides">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className={styles.dot}
          data-for={Math.min(count - at, 3)}
          aria-label={`Go to ${at + 1} of ${count}`}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onChoose(at)}
        />
      ))}
    </div>
  );
}
