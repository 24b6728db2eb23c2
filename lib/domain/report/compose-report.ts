import { teamsOf } from '@/lib/domain/match/match';
import { writeSentence, type Facts, type Sentence } from '@/lib/domain/prose/sentence';
import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import { toSeriesResult } from '@/lib/domain/series/series-result';
import { reportInnings, type ReportInnings } from './innings-facts';
import {
  factsOfInnings,
  inningsSentences,
  totalSentence,
  type PlacedInnings,
} from './innings-sentences';
import {
  recordPhrases,
  resultPhrases,
  settingPhrases,
  titlePhrases,
  turnPhrases,
} from './report-phrases';
import type { ReportSource } from './report-source';
import {
  recordFacts,
  resultFacts,
  resultKind,
  settingFacts,
  superOverFacts,
  titleKind,
  tossChoice,
} from './result-facts';
import { selectSentences, type Candidate } from './select-sentences';
import { reportTurns } from './turn-facts';

/** A report in its sentences, each with the facts that it states. */
export type Report = {
  title: string;
  /** For lists: the day of a replay, and the first totals. */
  excerpt: string;
  paragraphs: Sentence[][];
  facts: Facts;
};

/**
 * The report of an ended match, of 150 to 300 words, always the same for the same source; null where too little
 * is known for one. It states nothing that the source does not have.
 */
export function composeReport(source: ReportSource): Report | null {
  const { id, fields, info } = source;
  const { result } = toSeriesResult({ ...fields, match_info: info });
  const teams = teamsOf(fields);
  const innings = reportInnings(info, { format: fields.format, teams });
  const main = placed(innings, isBattedTwice(fields.format));
  if (!result || main.length === 0 || teams.some(({ name }) => name === '')) return null;

  const turns = reportTurns({
    ...{ innings, chances: source.chances, format: fields.format },
    winner: result.kind === 'won' ? (result.winner ?? null) : null,
    isDecided: result.kind === 'won' || result.kind === 'tied',
  });
  const facts: Facts = {
    ...resultFacts(result, teams),
    ...settingFacts(source, teams),
    ...turns.facts,
    ...recordFacts('atGround', source.ground, main),
    ...recordFacts('inSeason', source.season, main),
    ...superOverFacts(innings),
    ...Object.fromEntries(main.flatMap(one => Object.entries(factsOfInnings(one)))),
  };
  const write = (phrases: readonly string[], key: string) =>
    writeSentence(phrases, facts, `${id}/${key}`);
  const kind = resultKind(result);
  const choice = tossChoice(source);
  const { tossBat, tossBowl } = settingPhrases;
  const end = main.length + 1;
  const at = (paragraph: number) => (rank: number, key: string, phrases: readonly string[]) =>
    ({ rank, paragraph, sentence: write(phrases, key) }) satisfies Candidate;
  const [opening, turning, closing] = [at(0), at(end), at(end + 1)];

  const paragraphs = selectSentences([
    opening(0, 'result', resultPhrases[kind]),
    opening(0, 'replay', settingPhrases.replay),
    opening(6, 'ground', settingPhrases.ground),
    opening(6, 'toss', choice === null ? [] : choice === 'bat' ? tossBat : tossBowl),
    ...main.flatMap(one => inningsSentences(one, id)),
    turning(1, 'superOver', recordPhrases.superOver),
    turning(2, 'turn', turns.turn ? turnPhrases[turns.turn] : []),
    turning(5, 'next', turns.next ? turnPhrases[nextKinds[turns.next]] : []),
    turning(3, 'low', turns.low ? turnPhrases[turns.low] : []),
    closing(2, 'atGround', recordPhrases.ground),
    closing(2, 'inSeason', recordPhrases.season),
    closing(7, 'best', settingPhrases.best),
  ]);
  const title = write(titlePhrases[titleKind(kind)], 'title');
  if (!paragraphs || !title) return null;
  const totals = main.slice(0, 2).flatMap(one => totalSentence(one, id)?.text ?? []);
  return { title: title.text, excerpt: excerptOf(facts, totals), paragraphs, facts };
}

const nextKinds = { for: 'nextFor', against: 'nextAgainst' } as const;

/** The most that lists show. */
const longestExcerpt = 200;

/** As many sentences as fit; the first is there in any case. */
function excerptOf({ played }: Facts, totals: readonly string[]): string {
  const sentences = [...(played ? [`Replay of the match of ${played.text}.`] : []), ...totals];
  return sentences.reduce((text, sentence) =>
    text.length + sentence.length < longestExcerpt ? `${text} ${sentence}` : text,
  );
}

/** The innings of a match without super overs, each at its place. */
function placed(innings: readonly ReportInnings[], isTwice: boolean): PlacedInnings[] {
  const main = innings.filter(({ isSuperOver }) => !isSuperOver);
  return main.map((one, index) => ({
    ...one,
    number: index + 1,
    isSecond: main.slice(0, index).some(({ side }) => side === one.side),
    isChase: index === (isTwice ? 3 : 1),
  }));
}
