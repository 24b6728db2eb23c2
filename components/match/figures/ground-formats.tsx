import { formatLabels, teamScore } from '@/lib/domain/figures/figure-text';
import type { GroundFormat, Share, Total } from '@/lib/domain/figures/ground-figures';
import { FigureCard } from './figure-card';

type Props = { name: string; covers: string; formats: readonly GroundFormat[] };

/** What the matches of a ground have in common, a row for each format. */
export const GroundFormats = ({ name, covers, formats }: Props) => (
  <FigureCard
    name={name}
    covers={covers}
    columns={columns}
    rows={formats.map(format => ({
      head: format.format ? formatLabels[format.format] : 'Other',
      stats: statsOf(format),
    }))}
  />
);

const columns = [
  ['M', 'Matches'],
  ['1st inns', 'Mean of the first innings'],
  ['Bat first', 'Won by the side that batted first'],
  ['Toss', 'Won by the side that won the toss'],
  ['Chose bat', 'Winners of the toss who chose to bat'],
  ['Highest', 'Highest total'],
  ['Lowest', 'Lowest total of a side that was all out'],
] as const;

const statsOf = (format: GroundFormat): string[] => [
  String(format.matches),
  format.firstInnings ? `${Math.round(format.firstInnings.mean)} (${format.firstInnings.of})` : '–',
  shareText(format.wonBattingFirst),
  shareText(format.wonAfterToss),
  shareText(format.choseToBat),
  totalText(format.highest),
  totalText(format.lowest),
];

/** '58 % (7 of 12)': never a percentage without its count. */
const shareText = (share: Share | null): string =>
  share ? `${Math.round((100 * share.count) / share.of)} % (${share.count} of ${share.of})` : '–';

const totalText = (total: Total | null): string =>
  total ? `${teamScore(total)} ${total.team}` : '–';
