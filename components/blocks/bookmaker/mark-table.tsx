import type { BlockOf } from '@/lib/contract/blocks/block';
import { Stars } from '@/components/icon/stars';
import styles from './facts.module.css';
import { TitledBlock } from '@/components/blocks/titled-block';

/** Ratings by category. */
export function MarkTable({ title, rows }: BlockOf<'MarkTablePlugin'>) {
  return (
    <TitledBlock title={title}>
      <table className={styles.facts}>
        <caption className="visually-hidden">{title ?? 'Marks'}</caption>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.title}</th>
              <td>
                <Stars mark={row.mark} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledBlock>
  );
}
