import type { FeedReport } from './table';

type Fixture = Pick<FeedReport['links'][number]['fixture'], 'teams' | 'competition' | 'start'>;

/** Marks that turn the direction of all that follows, and control characters. */
const unprinted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const longest = 100;

/** A text of a source as one line that changes nothing beside it. */
export function sourceText(text: string): string {
  const line = text.replace(unprinted, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest).join('')}…`;
}

export const fixtureText = ({ teams, competition, start }: Fixture): string =>
  `${teams.map(sourceText).join(' v ')}, ${sourceText(competition)}, ${timeText(start * 1000)}`;

/** Unix ms as text, in UTC to the minute. */
export function timeText(ms: number): string {
  const time = new Date(ms);
  if (Number.isNaN(time.getTime())) return 'no time';
  return time.toISOString().replace('T', ' ').slice(0, 16).concat(' UTC');
}
