import { notFound, permanentRedirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PageLinks } from '@/components/link/page-links';
import { CommentsOfInnings } from '@/components/match/page/comments-of-innings';
import { InningsLinks } from '@/components/match/page/innings-links';
import { inningsLabel } from '@/components/match/commentary/innings-label';
import { ReplayNote } from '@/components/match/team/replay-note';
import { commentsPageOf, loadMatchParts } from '@/lib/api-client/page-data/match-parts';
import { commentsPath, matchName, matchPath } from '@/lib/domain/match/match-name';
import { policyOfView } from '@/lib/routing/view';
import { matchPartMetadata } from '@/lib/seo/metadata';

type Params = { view: string; name: string; innings: string; page: string };
type Props = { params: Promise<Params> };

export async function generateMetadata({ params }: Props) {
  const loaded = await load(await params);
  return loaded ? matchPartMetadata(loaded.match, loaded.title) : {};
}

/** An innings' comments in full, for browsers without scripts. */
export default async function CommentsPage({ params }: Props) {
  const loaded = await load(await params);
  if (!loaded) notFound();
  const { match, scorecard, commentary, innings, page, pages, title, matchTitle } = loaded;
  if (decodeURIComponent((await params).name) !== matchName(match))
    permanentRedirect(commentsPath(match, innings.id, page));

  return (
    <>
      <PageHeader
        title={`${title}, ${matchTitle}`}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: matchTitle, href: matchPath(match) },
          { title },
        ]}
      />
      {match.replay && <ReplayNote replay={match.replay} />}
      <InningsLinks
        innings={commentary.map(({ id }) => ({
          id,
          label: inningsLabel(id, scorecard),
          href: commentsPath(match, id),
        }))}
        current={innings.id}
      />
      <CommentsOfInnings comments={innings.comments} />
      <PageLinks page={page} pages={pages} hrefOf={to => commentsPath(match, innings.id, to)} />
    </>
  );
}

async function load({ view, name, innings, page }: Params) {
  const parts = await loadMatchParts(name, policyOfView(view));
  const shown = parts && commentsPageOf(parts, decodeURIComponent(innings), Number(page));
  if (!parts || !shown) return null;
  const [first, second] = parts.match.teams;
  const label = inningsLabel(shown.innings.id, parts.scorecard);
  const title = `Comments, ${label}${shown.page > 1 ? `, page ${shown.page}` : ''}`;
  return { ...parts, ...shown, title, matchTitle: `${first.name} v ${second.name}` };
}
