import type { Followed } from '@/lib/domain/match/followed';
import type { Match, Team } from '@/lib/domain/match/match';
import { listPath } from '@/lib/domain/match/match-filter';
import { matchPath } from '@/lib/domain/match/match-name';
import { fullSideName, isWomensSide } from '@/lib/domain/match/side/side-id';

export const matchItem = (match: Match): Followed => ({
  kind: 'match',
  id: match.id,
  name: match.teams.map(({ name }) => name).join(' v '),
  href: matchPath(match),
});

export const teamItem = ({ name, side }: Team): Followed => ({
  kind: 'team',
  id: side,
  name: fullSideName(name, isWomensSide(side)),
  href: null,
});

export const leagueItem = ({ slug, name }: { slug: string; name: string }): Followed => ({
  kind: 'league',
  id: slug,
  name,
  href: listPath(slug, 'in-play'),
});
