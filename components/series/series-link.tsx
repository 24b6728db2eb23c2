import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { seriesPath } from '@/lib/domain/series/series';
import styles from './series-link.module.css';

type Props = {
  /** A slug, or 'all' for the list of series. */
  league: string;
  name?: string;
};

/** A link from matches to their series' fixtures, results and table. */
export const SeriesLink = ({ league, name }: Props) => (
  <AppLink className={styles.link} href={league === 'all' ? '/series' : seriesPath(league)}>
    <Icon icon="trophy" size={16} />
    {league === 'all' ? 'All series' : `${name}: fixtures, results and table`}
  </AppLink>
);
