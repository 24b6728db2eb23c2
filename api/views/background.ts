import type { WireBackground } from '@/lib/contract/background';
import type { EndedMatch, WireMatchUp } from '@/lib/contract/figures';
import { groupBy } from '@/lib/domain/group-by';
import { groundFormats, type GroundFormat } from '@/lib/domain/figures/ground-figures';
import type { MeetingCount, SidesBefore } from '@/api/store/figures/figure-rows';

/** A ground by its slug and the name that the match has for it, with its matches. */
type GroundBefore = { slug: string; name: string; matches: EndedMatch[] };

/** What is known before a match. */
export function toBackground(
  { form, meetings: { counts, ...meetings } }: SidesBefore,
  ground: GroundBefore | null,
  matchUps: WireMatchUp[],
): WireBackground {
  return {
    form,
    meetings: { ...meetings, formats: toMeetingFormats(counts) },
    ground: ground && toGround(ground),
    match_ups: matchUps,
  };
}

/** The most frequent format first. */
function toMeetingFormats(counts: readonly MeetingCount[]): WireBackground['meetings']['formats'] {
  return [...groupBy(counts, ({ format }) => format)]
    .map(([format, ofFormat]) => {
      const of = (result: MeetingCount['result']) =>
        ofFormat.find(one => one.result === result)?.count ?? 0;
      return {
        format,
        matches: ofFormat.reduce((sum, { count }) => sum + count, 0),
        ...{ won: of('won'), lost: of('lost'), tied: of('tied'), drawn: of('drawn') },
        no_result: of('no_result'),
      };
    })
    .toSorted((a, b) => b.matches - a.matches);
}

function toGround({ slug, name, matches }: GroundBefore): WireBackground['ground'] {
  const days = matches.map(({ match }) => match.played_on).toSorted();
  return {
    ...{ slug, name, matches: matches.length, from: days[0] ?? null, to: days.at(-1) ?? null },
    formats: groundFormats({ matches }).map(toGroundFormat),
  };
}

const toGroundFormat = ({
  firstInnings,
  wonBattingFirst,
  wonAfterToss,
  choseToBat,
  ...same
}: GroundFormat) => ({
  ...same,
  first_innings: firstInnings,
  won_batting_first: wonBattingFirst,
  won_after_toss: wonAfterToss,
  chose_to_bat: choseToBat,
});
