import { notFound } from 'next/navigation';
import { leagueItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { PageHeader } from '@/components/layout/page-header';
import { ChosenNote } from '@/components/personal/bookmakers/chosen-note.client';
import { LiveList } from '@/components/live/live-list.client';
import { CalendarLink } from '@/components/link/calendar-link';
import { SeriesOutrights } from '@/components/outright/series-outrights.client';
import { SeriesOverview } from '@/components/series/series-overview';
import { Section } from '@/components/ui/section';
import { outrightsPath } from '@/lib/api-client/matches';
import { loadSeries } from '@/lib/api-client/page-data/series-page';
import { siteEnv } from '@/lib/env';
import { policyOfView } from '@/lib/routing/view';
import { seriesGraph } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { seriesMetadata } from '@/lib/seo/series-metadata';

type Props = { params: Promise<{ view: string; league: string }> };

export async function generateMetadata({ params }: Props) {
  const { league, series } = await load(params);
  return series ? seriesMetadata(league, series) : {};
}

export default async function SeriesPage({ params }: Props) {
  const { league, series } = await load(params);
  if (!series) notFound();
  const { name, fixtures, results, outrights, now } = series;

  return (
    <>
      <JsonLd things={seriesGraph({ league, name }, [...fixtures, ...results])} />
      <PageHeader
        title={name}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: 'Series', href: '/series' },
          { title: name },
        ]}
        actions={<FollowStar item={leagueItem({ slug: league, name })} />}
      />
      <SeriesOverview {...series} league={league} timeZone={siteEnv().SITE_TIME_ZONE} />
      {outrights.length > 0 && (
        <LiveList
          kind="outright"
          matches={outrights}
          group="event"
          snapshotPath={outrightsPath}
          now={now}
        >
          <Section title="Outrights" more={{ href: '/odds/outrights', label: 'All leagues' }}>
            <ChosenNote />
            <SeriesOutrights league={league} />
          </Section>
        </LiveList>
      )}
      <CalendarLink
        href={`/calendars/${encodeURIComponent(league)}.ics`}
        label="Upcoming matches for your calendar"
      />
    </>
  );
}

async function load(params: Props['params']) {
  const { view, league: segment } = await params;
  const league = decodeURIComponent(segment);
  return { league, series: await loadSeries(league, policyOfView(view)) };
}
