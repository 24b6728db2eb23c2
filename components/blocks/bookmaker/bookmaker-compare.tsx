import type { ReactNode } from 'react';
import type { BlockOf } from '@/lib/contract/blocks/block';
import { reviewPath } from '@/lib/domain/content/bookmaker/bookmaker';
import { BookmakerLogo } from '@/components/bookmaker/bookmaker-logo';
import { allowedImage } from '@/components/content/allowed-image';
import { AppLink } from '@/components/link/app-link';
import { Stars } from '@/components/icon/stars';
import styles from './bookmaker-compare.module.css';
import { CompareValue } from './compare-value';
import { TitledBlock } from '@/components/blocks/titled-block';

/** A comparison table of bookmakers; it highlights the first column and scrolls in its own box. */
export function BookmakerCompare(block: BlockOf<'BookmakerComparePlugin'>) {
  const { title, columns, bonusAmounts, marks, rows } = block;
  const none = <CompareValue cell={{ kind: 'none' }} />;

  return (
    <TitledBlock title={title}>
      <div
        className={styles.box}
        role="region"
        aria-label={title ? `${title}, as a table` : 'Comparison'}
        tabIndex={0}
      >
        <table className={styles.table} data-first="">
          <caption className="visually-hidden">{title ?? 'Comparison'}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ slug, title: name, icon }, index) => (
                <th key={index} scope="col">
                  <BookmakerLogo
                    bookmaker={{ title: name, icon: allowedImage(icon)?.src ?? null }}
                  />
                  {slug ? (
                    <AppLink className={styles.name} href={reviewPath(slug)}>
                      {name}
                    </AppLink>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {marks && (
              <Row title={marks.title} cells={marks.cells}>
                {mark => (mark === null ? none : <Stars mark={mark} />)}
              </Row>
            )}
            {bonusAmounts && (
              <Row title={bonusAmounts.title} cells={bonusAmounts.cells}>
                {amount => amount ?? none}
              </Row>
            )}
            {rows.map(({ key, title: name, cells }) => (
              <Row key={key} title={name} cells={cells}>
                {cell => <CompareValue cell={cell} />}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
    </TitledBlock>
  );
}

type RowProps<T> = { title: string; cells: T[]; children: (cell: T) => ReactNode };

function Row<T>({ title, cells, children }: RowProps<T>) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, index) => (
        <td key={index}>{children(cell)}</td>
      ))}
    </tr>
  );
}
