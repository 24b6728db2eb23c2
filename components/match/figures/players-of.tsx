import { PageHeader } from '@/components/layout/page-header';
import { PageLinks } from '@/components/link/page-links';
import type { ListedPlayer } from '@/lib/contract/figures';
import { listPages, unfilteredList } from '@/lib/routing/list-query';
import { PlayerList } from './player-list';

type Props = { title: string; path: string; page: number; pages: number; players: ListedPlayer[] };

/** One page of the players of a letter or of a side. */
export function PlayersOf({ title, path, page, pages, players }: Props) {
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: 'Players', href: '/players' },
          { title },
        ]}
      />
      <PlayerList players={players} />
      <PageLinks {...listPages(path, { ...unfilteredList, page })} pages={pages} />
    </>
  );
}
