import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { AppLink } from '@/components/link/app-link';
import { listPartSize } from '@/lib/domain/match/list/list-parts';
import { listHref, unfilteredList } from '@/lib/routing/list-query';
import styles from './more-link.module.css';

const hrefOf = (path: string, page: number) => listHref(path, { ...unfilteredList, page });

type MoreProps = {
  path: string;
  /** The page of the list that comes next. */
  page: number;
  /** The number of all matches of the list. */
  count: number;
  /** Rejects when they cannot be had: then the link leads to them. */
  onMore: () => Promise<void>;
};

/** Adds the next matches of a list; without scripts it leads to a page with them. */
export function MoreLink({ path, page, count, onMore }: MoreProps) {
  const router = useRouter();
  const remaining = count - (page - 1) * listPartSize;
  if (remaining <= 0) return null;
  const add = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore().catch(() => router.push(hrefOf(path, page)));
  };
  return (
    <AppLink className={styles.more} href={hrefOf(path, page)} rel="next" onClick={add}>
      {`Show ${Math.min(remaining, listPartSize)} more of ${count} matches`}
    </AppLink>
  );
}

/** Leads to the matches before a page of a list. */
export const LessLink = ({ path, page }: { path: string; page: number }) =>
  page > 1 && (
    <AppLink className={styles.more} href={hrefOf(path, page - 1)} rel="prev">
      Earlier in this list
    </AppLink>
  );
