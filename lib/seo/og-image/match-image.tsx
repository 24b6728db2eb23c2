import { fromUnixTime } from 'date-fns/fromUnixTime';
import { intlFormat } from 'date-fns/intlFormat';
import { parseISO } from 'date-fns/parseISO';
import { inUtc } from '@/lib/dates/utc';
import type { Match } from '@/lib/domain/match/match';
import { clubColours } from '@/lib/domain/match/club-colours';
import { unknownStartText } from '@/lib/domain/match/match-start';
import { sideBadges, type SideBadge } from '@/lib/domain/match/side/side-badges';
import { matchStateText } from '@/lib/domain/match/match-state';
import { toInningsScores } from '@/lib/domain/scorecard/score';
import { toDrawableText, flagImage } from './assets';
import { colours } from '@/lib/seo/colours';
import { ImageLayout } from './image-layout';

type Props = { match: Match; siteName: string; timeZone: string };

/** Two teams, and the score or when they meet. Never odds. */
export function MatchImage({ match, siteName, timeZone }: Props) {
  const { teams, scores, status, tournament } = match;
  const hasScores = status !== 'upcoming';
  const [first, second] = sideBadges(teams);

  return (
    <ImageLayout siteName={siteName} kicker={tournament}>
      <div
        style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Side badge={first} score={hasScores ? (scores[0] ?? '-') : null} />
        <span style={{ fontSize: 44, color: colours.onPitchMuted }}>v</span>
        <Side badge={second} score={hasScores ? (scores[1] ?? '-') : null} />
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 20 }}>
        {status === 'live' && (
          <span
            style={{
              padding: '6px 18px',
              borderRadius: 12,
              backgroundColor: colours.leather,
              fontSize: 30,
              fontWeight: 800,
            }}
          >
            Live
          </span>
        )}
        <span style={{ fontSize: 32 }}>{toDrawableText(dateText(match, timeZone))}</span>
      </div>
    </ImageLayout>
  );
}

const Side = ({ badge, score }: { badge: SideBadge; score: string | null }) => {
  const lines = score === null ? [] : inningsLines(score);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 20,
        width: 460,
      }}
    >
      <Crest {...badge} />
      <span style={{ textAlign: 'center', fontSize: 42, lineHeight: 1.15, fontWeight: 800 }}>
        {toDrawableText(badge.name) || badge.letters}
      </span>
      {lines.length > 0 && (
        <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
          {lines.map((line, index) => (
            <span key={index} style={{ fontSize: lines.length > 1 ? 32 : 40 }}>
              {toDrawableText(line)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
};

/** '122/3 (13.0 ov)' for each innings; '-' for a side that has not batted. */
function inningsLines(score: string): string[] {
  const lines = toInningsScores(score).map(({ runs, overs }) =>
    overs === null ? runs : `${runs} (${overs} ov)`,
  );
  return lines.length === 0 ? ['-'] : lines;
}

const crestSize = 168;

function Crest({ name, letters, flag: code }: SideBadge) {
  const flag = code && flagImage(code);
  const round = { borderRadius: crestSize, border: `4px solid ${colours.onPitch}` };
  if (flag) return <img src={flag} width={crestSize} height={crestSize} style={round} alt="" />;
  const [ground, shade] = colours.crest(clubColours(name));
  return (
    <div
      style={{
        ...round,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: crestSize,
        height: crestSize,
        backgroundImage: `linear-gradient(135deg, ${ground} 50%, ${shade} 50%)`,
        color: colours.onCrest,
        fontSize: 64,
        fontWeight: 800,
      }}
    >
      {toDrawableText(letters)}
    </div>
  );
}

/** The real date of a replay, else the result or the start. */
function dateText(match: Match, timeZone: string): string {
  const { status, startTime, replay } = match;
  const replayDate = replay ? `Replay of ${dayText(parseISO(replay.playedOn, inUtc), 'UTC')}` : '';
  const statusOrStart =
    status === 'upcoming' ? startText(startTime, timeZone) : truncate(matchStateText(match));
  return [statusOrStart, replayDate].filter(Boolean).join(' – ');
}

const startText = (startTime: Match['startTime'], timeZone: string): string =>
  startTime === null ? unknownStartText : momentText(fromUnixTime(startTime), timeZone);

const truncate = (text: string): string => (text.length > 60 ? `${text.slice(0, 58)}…` : text);

const dayText = (date: Date, timeZone: string): string =>
  intlFormat(date, { dateStyle: 'long', timeZone }, { locale: 'en-GB' });

const momentText = (date: Date, timeZone: string): string =>
  intlFormat(
    date,
    {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    },
    { locale: 'en-GB' },
  );
