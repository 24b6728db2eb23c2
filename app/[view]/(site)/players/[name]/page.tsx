import { cache } from 'react';
import { notFound, permanentRedirect } from 'next/navigation';
import { PlayerFiguresView } from '@/components/match/figures/player-figures';
import { PlayerSides } from '@/components/match/figures/player-sides';
import { PageHeader } from '@/components/layout/page-header';
import { EmptyState } from '@/components/state/empty-state';
import { getPlayer } from '@/lib/api-client/figures';
import { parsePlayerId, playerPath, playerSegment } from '@/lib/domain/figures/player';
import { personGraph } from '@/lib/seo/graph/person';
import { JsonLd } from '@/lib/seo/json-ld';
import { playerMetadata } from '@/lib/seo/figure-metadata';

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props) {
  const player = await load((await params).name);
  return player ? playerMetadata(player) : {};
}

/** A player's figures in the ended matches on this site. */
export default async function PlayerPage({ params }: Props) {
  const { name } = await params;
  const player = await load(name);
  if (!player) notFound();
  if (decodeURIComponent(name) !== playerSegment(player)) permanentRedirect(playerPath(player));

  return (
    <>
      <JsonLd things={personGraph(player)} />
      <PageHeader
        title={player.name}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: 'Players', href: '/players' },
          { title: player.name },
        ]}
      />
      {player.matches.length === 0 ? (
        <EmptyState
          icon="user"
          title="No ended match yet"
          text="Figures appear here when a match of this player has ended."
        />
      ) : (
        <>
          <PlayerSides player={player} />
          <PlayerFiguresView player={player} />
        </>
      )}
    </>
  );
}

const load = cache(async (segment: string) => {
  const id = parsePlayerId(decodeURIComponent(segment));
  return id === null ? null : getPlayer(id);
});
