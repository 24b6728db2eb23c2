import { Banner } from '@/components/content/banner';
import { LiveList } from '@/components/live/live-list.client';
import { OddsHeader } from '@/components/odds/odds-header';
import { Outrights } from '@/components/outright/outrights.client';
import { ChosenNote } from '@/components/personal/bookmakers/chosen-note.client';
import { getBanner } from '@/lib/api-client/banners';
import { getOutrights, outrightsPath } from '@/lib/api-client/matches';
import { optional } from '@/lib/api-client/optional';
import { policyOfView } from '@/lib/routing/view';
import { unfilteredList } from '@/lib/routing/list-query';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { outrightsMetadata } from '@/lib/seo/metadata';

export const generateMetadata = outrightsMetadata;

type Props = { params: Promise<{ view: string }> };

export default async function OutrightsPage({ params }: Props) {
  const policy = policyOfView((await params).view);
  const [events, banner] = await Promise.all([
    getOutrights(policy),
    optional(getBanner('odds_header_banner', policy), ''),
  ]);
  const now = Math.floor(Date.now() / 1000);

  return (
    <LiveList kind="outright" matches={events} group="event" snapshotPath={outrightsPath} now={now}>
      <JsonLd
        things={listGraph(
          { title: 'Outrights', path: '/odds/outrights', query: unfilteredList },
          events.map(toListedMatch),
        )}
      />
      <OddsHeader current="outrights" banner={<Banner html={banner} size="strip" />} />
      <ChosenNote />
      <Outrights />
    </LiveList>
  );
}
