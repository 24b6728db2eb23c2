import type { BlockOf } from '@/lib/contract/blocks/block';
import { BookmakerCard } from '@/components/bookmaker/bookmaker-card';
import { cardBookmaker } from './card-bookmaker';
import styles from './bookmakers-list.module.css';
import { TitledBlock } from '@/components/blocks/titled-block';

export function BookmakersList({ title, bookmakers }: BlockOf<'BookmakersListPlugin'>) {
  return (
    <TitledBlock title={title}>
      <ul className={styles.list} aria-label={title ?? 'Betting sites'}>
        {bookmakers.map(bookmaker => (
          <li key={bookmaker.slug}>
            <BookmakerCard
              bookmaker={cardBookmaker(bookmaker)}
              headingLevel={title ? 'h3' : 'h2'}
            />
          </li>
        ))}
      </ul>
    </TitledBlock>
  );
}
