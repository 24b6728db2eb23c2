import styles from './carousel-dots.module.css';

type Props = {
  count: number;
  index: number;
  columns: 2 | 3;
  onChoose: (index: number) => void;
};

/**
 * One dot for each place the row can stand at. How many that are depends on the window's width, which
 * the server does not know: each dot names the widest row it is still for, and the style sheet hides it.
 */
export function CarouselDots({ count, index, columns, onChoose }: Props) {
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
