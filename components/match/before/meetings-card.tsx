import { FigureCard } from '@/components/match/figures/figure-card';
import type { Meetings } from '@/lib/domain/background/background';
import { coverageText, formatLabels } from '@/lib/domain/figures/figure-text';

/** `first` is the name of the side from whose view they are counted. */
type Props = { meetings: Meetings; first: string };

const columns = [
  ['M', 'Matches'],
  ['Won', 'Won by the side that the match names first'],
  ['Lost', 'Won by the other side'],
  ['Tied', 'Tied, with or without a Super Over'],
  ['Drawn', 'Drawn'],
  ['NR', 'Abandoned or without a result'],
] as const;

/** How often a side won against another, by format. */
export const MeetingsCard = ({ meetings: { covers, formats }, first }: Props) => (
  <FigureCard
    name="Meetings"
    covers={`${coverageText(covers.matches, covers.years)}; won and lost are those of ${first}`}
    columns={columns}
    rows={formats.map(({ format, matches, won, lost, tied, drawn, noResult }) => ({
      head: format ? formatLabels[format] : 'Other',
      stats: [matches, won, lost, tied, drawn, noResult].map(String),
    }))}
  />
);
