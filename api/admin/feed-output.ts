import { visible } from '@/api/visitors/admin-output';
import type { AdminAnswer } from '@/lib/contract/admin/admin-answers';

type FeedReport = AdminAnswer<'feeds'>;
type Fixture = FeedReport['links'][number]['fixture'];

/** The state of all sources and what is not linked, for an operator's terminal. */
export function feedReportText(report: FeedReport): string {
  const { sources, unlinked, links, contradictions } = report;
  if (sources.length === 0)
    return 'No source has reported yet. docs/feeds.md describes how to begin.\n';
  const events = new Set(links.map(({ event }) => event));
  return [
    ...sources.map(sourceLine),
    `${events.size} events of ${links.length} linked matches.`,
    ...(unlinked.length > 0 ? ['', 'Not linked:'] : []),
    ...unlinked.flatMap(unlinkedLines),
    ...(contradictions.length > 0
      ? ['', 'Results that contradict each other; the first counts:']
      : []),
    ...contradictions.map(contradictionLine),
    '',
  ].join('\n');
}

export const tokensText = (tokens: AdminAnswer<'feed tokens'>): string =>
  tokens.length === 0
    ? 'No tokens.\n'
    : tokens
        .map(({ id, source, parts, bookmakers, createdAt, revokedAt }) => {
          const scope = source === null ? 'operator, reads' : `${source}, ${parts.join(' and ')}`;
          const slugs = bookmakers ? ` of ${bookmakers.join(', ')}` : '';
          const end = revokedAt === null ? '' : `, revoked ${timeText(revokedAt)}`;
          return `#${id} ${scope}${slugs}, made ${timeText(createdAt)}${end}\n`;
        })
        .join('');

function sourceLine(source: FeedReport['sources'][number]): string {
  const { age, linked, unlinked, problem, quotaLeft, callsToday, note, linkProblems } = source;
  const seenText = source.heard_at === 0 ? 'never seen' : `seen ${ageText(age)} ago`;
  return [
    `${source.source}: ${source.is_silent ? 'SILENT, ' : ''}${seenText}`,
    `${linked} linked, ${unlinked} not`,
    ...(callsToday === undefined ? [] : [`${callsToday} calls today`]),
    ...(quotaLeft === undefined || quotaLeft === null ? [] : [`quota left ${quotaLeft}`]),
    ...(linkProblems?.length ? [`links ignored: ${visible(linkProblems.join(', '))}`] : []),
    ...[note, problem].flatMap(text => (text ? [visible(text)] : [])),
  ].join('; ');
}

const unlinkedLines = ({
  source,
  external_id: id,
  fixture,
  reason,
  suggestions,
}: FeedReport['unlinked'][number]) => [
  `  ${source} ${visible(id)}: ${fixtureText(fixture)} (${reason ?? 'no reason'})`,
  ...suggestions.map(
    ({ event, fixture: of }) =>
      `    npm run feeds -- link ${source} ${visible(id)} ${event}   ${fixtureText(of)}`,
  ),
  `    npm run feeds -- link ${source} ${visible(id)} new   its own event`,
];

const contradictionLine = ({
  event,
  fixture,
  results,
}: FeedReport['contradictions'][number]): string => {
  const stated = results.map(({ source, result }) => `${result} (${source})`).join('; ');
  return `  ${event} ${fixtureText(fixture)}: ${visible(stated)}`;
};

const fixtureText = ({ teams, competition, start }: Fixture): string =>
  visible(`${teams.join(' v ')}, ${competition}, ${timeText(start)}`);

const timeText = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** '50 s', '12 min', '3 h', '4 d'. */
function ageText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} h`
    : `${Math.round(seconds / 86_400)} d`;
}
