import type { BlockOf } from '@/lib/contract/blocks/block';
import styles from './images-list.module.css';
import { Picture } from './picture';
import { TitledBlock } from './titled-block';

export function ImagesList({ title, pictures }: BlockOf<'ImagesListPlugin'>) {
  return (
    <TitledBlock title={title}>
      <ul className={styles.list}>
        {pictures.map((picture, index) => (
          <li key={index}>
            <Picture {...picture} />
          </li>
        ))}
      </ul>
    </TitledBlock>
  );
}
