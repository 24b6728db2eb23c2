import { Icon } from '@/components/icon/icon';
import { Choice } from '@/components/ui/choice';
import styles from './my-bookmakers.module.css';
import type { useReorder } from './use-reorder';

type Props = {
  slug: string;
  title: string;
  isChosen: boolean;
  /** Whether it prices the match. */
  isQuoting: boolean;
  /** Its place in the list, from 0, and the length of the list. */
  place: number;
  count: number;
  /** Null while its place cannot be changed. */
  reorder: Omit<ReturnType<typeof useReorder>, 'list'> | null;
  onChange: (isChosen: boolean) => void;
};

/** A bookmaker to choose, with controls that move it: a handle to drag, and a press for a step. */
export function BookmakerChoice(props: Props) {
  const { slug, title, isChosen, isQuoting, place, count, reorder, onChange } = props;
  return (
    <li
      className={styles.row}
      data-slug={slug}
      data-dragged={reorder?.dragged === slug ? '' : undefined}
    >
      <Choice checked={isChosen} onChange={onChange}>
        <span className={styles.name}>{title}</span>
        {!isQuoting && <span className={styles.note}> has no prices here</span>}
      </Choice>
      {reorder && (
        <>
          <button
            type="button"
            className={styles.handle}
            data-control="handle"
            aria-label={`Move ${title}, ${place + 1} of ${count}: arrow keys`}
            {...reorder.handle(slug)}
          >
            <Icon icon="menu" size={16} />
          </button>
          {steps.map(({ by, control, label }) => {
            const isEnd = place + by < 0 || place + by >= count;
            return (
              <button
                key={control}
                type="button"
                className={styles.step}
                data-control={control}
                // It keeps the focus at the end of the list.
                aria-disabled={isEnd || undefined}
                aria-label={`Move ${title} ${label}`}
                onClick={() => reorder.step(slug, by, control)}
              >
                <Icon icon="arrow-up" size={16} />
              </button>
            );
          })}
        </>
      )}
    </li>
  );
}

const steps = [
  { by: -1, control: 'up', label: 'up' },
  { by: 1, control: 'down', label: 'down' },
] as const;
