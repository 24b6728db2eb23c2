import { writeSentence, type Facts, type Sentence } from '@/lib/domain/prose/sentence';
import type { Background } from './background';
import { matchUpFacts, previewFacts, type MatchBefore } from './preview-facts';
import * as phrases from './preview-phrases';

/** A sentence with the facts that it states. */
export type BoundSentence = Sentence & { bound: Facts };

/** Paragraphs of sentences. */
export type MatchPreview = BoundSentence[][];

const mostWords = 200;
/** Fewer are no preview. */
const leastWords = 40;

/** A sentence of a paragraph; of a preview that is too long those of the highest rank are left out. */
type Draft = { paragraph: number; rank: number; sentence: BoundSentence };

/**
 * What is known before a match in at most 200 words, always the same for the same facts; null where it would
 * be less than forty.
 */
export function writePreview(match: MatchBefore, background: Background): MatchPreview | null {
  const drafts = draftSentences(match, background);
  const words = (of: readonly Draft[]) =>
    of.reduce((sum, { sentence }) => sum + wordsOf(sentence), 0);
  const chosen: Draft[] = [];
  for (const draft of drafts.toSorted((a, b) => a.rank - b.rank))
    if (words(chosen) + wordsOf(draft.sentence) <= mostWords) chosen.push(draft);
  const hasFigures = chosen.some(({ paragraph }) => paragraph > 0);
  if (!hasFigures || words(chosen) < leastWords) return null;
  const ordered = drafts.filter(draft => chosen.includes(draft));
  return [0, 1, 2, 3, 4].flatMap(paragraph => {
    const of = ordered.filter(draft => draft.paragraph === paragraph);
    return of.length > 0 ? [of.map(({ sentence }) => sentence)] : [];
  });
}

/** A page or a part of the page that has facts of a preview. */
export type PreviewSource = { href: string; label: string };

/** Where the facts of a preview are from, in the order of its sentences. */
export function previewSources(preview: MatchPreview): PreviewSource[] {
  const labels = new Map<string, string>();
  for (const [id, { text, path }] of preview.flat().flatMap(({ bound }) => Object.entries(bound)))
    if (path !== undefined && !labels.has(path)) labels.set(path, sourceLabel(id, text));
  return [...labels].map(([href, label]) => ({ href, label }));
}

function sourceLabel(id: string, text: string): string {
  if (id.startsWith('ground.')) return 'ground';
  if (id.endsWith('.day')) return `match of ${text}`;
  if (id.startsWith('meetings.')) return 'meetings';
  if (id.includes('.form.')) return 'form';
  return id === 'batter' || id === 'bowler' ? text : 'match-ups';
}

const wordsOf = ({ text }: Sentence): number => text.split(/\s+/).length;

function draftSentences(match: MatchBefore, background: Background): Draft[] {
  const facts = previewFacts(match, background);
  const drafts: Draft[] = [];
  const add = (
    [paragraph, rank]: readonly [number, number],
    lists: readonly (readonly string[])[],
    about: Facts = facts,
    topic = '',
  ): void => {
    const list = lists.find(one => writeSentence(one, about, '') !== null);
    const sentence = list && writeSentence(list, about, `${match.id}/${list[0] ?? ''}/${topic}`);
    if (!sentence) return;
    const bound = Object.fromEntries(
      sentence.facts.flatMap(id => (about[id] ? [[id, about[id]] as const] : [])),
    );
    drafts.push({ paragraph, rank, sentence: { ...sentence, bound } });
  };
  add([0, 0], phrases.openingPhrases);
  add([0, 1], [phrases.replayPhrases]);
  add([0, 2], [phrases.tossPhrases]);
  for (const team of ['first', 'second']) {
    const of = (list: readonly string[]) => [list.map(one => one.replaceAll('{a.', `{${team}.`))];
    add([1, 3], of(phrases.formPhrases));
    // Without the sentence before it, nobody knows who 'they' are; a meeting is described by its own.
    const isMeeting = facts[`${team}.last.day`]?.path === facts['meeting.day']?.path;
    if (`${team}.form.record` in facts && !isMeeting) add([1, 6], of(phrases.lastMatchPhrases));
  }
  if ('meetings.balance' in facts) {
    add([2, 4], [phrases.meetingsPhrases]);
    add([2, 7], [phrases.lastMeetingPhrases]);
  } else add([2, 4], [phrases.onlyMeetingPhrases]);
  add([3, 5], phrases.groundPhrases);
  add([3, 8], [phrases.battingFirstPhrases]);
  add([3, 11], [phrases.tossChoicePhrases]);
  add([3, 10], phrases.totalsPhrases);
  for (const matchUp of background.matchUps)
    add([4, 9], [phrases.matchUpPhrases], matchUpFacts(matchUp), matchUp.batter.id);
  return drafts;
}
