import { notFound, permanentRedirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { StaticCharts } from '@/components/match/charts/static-charts';
import { ReplayNote } from '@/components/match/team/replay-note';
import { loadMatchParts } from '@/lib/api-client/page-data/match-parts';
import { chartsPath, matchName, matchPath } from '@/lib/domain/match/match-name';
import { siteEnv } from '@/lib/env';
import { policyOfView } from '@/lib/routing/view';
import { matchPartMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ view: string; name: string }> };

export async function generateMetadata({ params }: Props) {
  const { view, name } = await params;
  const parts = await loadMatchParts(name, policyOfView(view));
  return parts ? matchPartMetadata(parts.match, 'Charts') : {};
}

/** A match's charts in full, for browsers without scripts. */
export default async function ChartsPage({ params }: Props) {
  const { view, name } = await params;
  const parts = await loadMatchParts(name, policyOfView(view));
  if (!parts?.charts) notFound();
  const { match, charts } = parts;
  if (decodeURIComponent(name) !== matchName(match)) permanentRedirect(chartsPath(match));
  const matchTitle = `${match.teams[0].name} v ${match.teams[1].name}`;

  return (
    <>
      <PageHeader
        title={`Charts, ${matchTitle}`}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: matchTitle, href: matchPath(match) },
          { title: 'Charts' },
        ]}
      />
      {match.replay && <ReplayNote replay={match.replay} />}
      <StaticCharts
        charts={charts}
        timeZone={siteEnv().SITE_TIME_ZONE}
        simulated={match.replay !== null}
        isComplete
      />
    </>
  );
}
