import { notFound } from 'next/navigation';
import { GroundsLink } from '@/components/link/grounds-link';
import { ChipLinks } from '@/components/match/figures/chip-links';
import { PlayerList } from '@/components/match/figures/player-list';
import { PageHeader } from '@/components/layout/page-header';
import { EmptyState } from '@/components/state/empty-state';
import { Section } from '@/components/ui/section';
import { getPlayerIndex, getPlayers } from '@/lib/api-client/figures';
import { matchesText } from '@/lib/domain/figures/figure-text';
import { playerPath, playersOfLetterPath, playersOfSidePath } from '@/lib/domain/figures/player';
import { unfilteredList } from '@/lib/routing/list-query';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { playersMetadata } from '@/lib/seo/figure-metadata';

const shownPlayers = 30;

export const generateMetadata = playersMetadata;

/** The players with the most matches, and all of them by letter and by side. */
export default async function PlayersPage() {
  const [index, most] = await Promise.all([getPlayerIndex(), getPlayers('all', 1, shownPlayers)]);
  if (!index || !most) notFound();
  const { matches, letters, sides } = index;

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Players', path: '/players', query: unfilteredList },
          most.results.map(player => ({ name: player.name, href: playerPath(player) })),
        )}
      />
      <PageHeader title="Players" actions={<GroundsLink />} />
      {letters.length === 0 ? (
        <EmptyState icon="user" title="No match has ended yet" />
      ) : (
        <>
          <p>
            {`Everyone in the ${matchesText(matches)} on this site that have a scorecard. `}
            Search finds a player by surname.
          </p>
          <Section title="By surname">
            <ChipLinks
              label="Letters"
              links={letters.map(({ letter, count }) => ({
                href: playersOfLetterPath(letter),
                text: letter.toUpperCase(),
                count,
              }))}
            />
          </Section>
          <Section title="Most matches here">
            <PlayerList players={most.results} />
          </Section>
          <Section title="By side">
            <ChipLinks
              label="Sides"
              links={sides.map(({ side, name, count }) => ({
                href: playersOfSidePath(side),
                text: name,
                count,
              }))}
            />
          </Section>
        </>
      )}
    </>
  );
}
