import { recordFormats } from '@/api/demo/records/record';
import { figuresOf, oversPerInnings } from '@/lib/domain/scorecard/match-formats';
import type { Info } from './match-file';

type Competition = { slug: string; name: string; category: string };

const competitions: Record<string, Competition> = {
  'Indian Premier League': { slug: 'ipl', name: 'Indian Premier League', category: 'India' },
  "Women's T20 Challenge": {
    slug: 'womens-t20-challenge',
    name: "Women's T20 Challenge",
    category: 'India',
  },
  'Big Bash League': { slug: 'big-bash-league', name: 'Big Bash League', category: 'Australia' },
  "Women's Big Bash League": {
    slug: 'womens-big-bash-league',
    name: "Women's Big Bash League",
    category: 'Australia',
  },
  'Bangladesh Premier League': {
    slug: 'bangladesh-premier-league',
    name: 'Bangladesh Premier League',
    category: 'Bangladesh',
  },
  'Caribbean Premier League': {
    slug: 'caribbean-premier-league',
    name: 'Caribbean Premier League',
    category: 'West Indies',
  },
  'Vitality Blast': { slug: 'vitality-blast', name: 'Vitality Blast', category: 'England' },
  "The Hundred Men's Competition": {
    slug: 'the-hundred-men',
    name: 'The Hundred Men',
    category: 'England',
  },
  "The Hundred Women's Competition": {
    slug: 'the-hundred-women',
    name: 'The Hundred Women',
    category: 'England',
  },
};

/** The competition of a match; an unknown one has the name in the file. */
export function competitionOf({ event, team_type, teams }: Info): Competition {
  const name = event?.name ?? teams.join(' v ');
  const category = team_type === 'international' ? 'International' : 'Domestic';
  return competitions[name] ?? { slug: slugOf(name), name, category };
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const formats = {
  Test: { format: 'Test', type: 'Test' },
  MDM: { format: 'Test', type: 'First-class' },
  ODI: { format: 'ODI', type: 'ODI' },
  ODM: { format: 'ODI', type: 'List A' },
  T20: { format: 'T20', type: 'T20' },
  IT20: { format: 'T20', type: 'T20' },
} as const;

/** The files have no type for it. */
const hundred = { format: 'Hundred', type: 'The Hundred' } as const;

/**
 * The limits and the name of a match's format; some T20 files state 50 overs, so the format caps
 * them.
 */
export function formatOf({ match_type, balls_per_over, team_type, overs }: Info) {
  const isHundred = balls_per_over === figuresOf('hundred').ballsPerOver;
  const isT20I = match_type === 'T20' && team_type === 'international';
  const { format, type } = isHundred ? hundred : formats[match_type];
  const most = oversPerInnings(recordFormats[format]);
  const limit = most === null ? null : Math.min(overs ?? most, most);
  return { format, type: isT20I && !isHundred ? 'T20I' : type, overs: limit };
}
