/*
 * The Problem Gambling Severity Index, in the words of its authors: J. Ferris and H. Wynne, The Canadian
 * Problem Gambling Index: Final Report, Canadian Centre on Substance Abuse, Ottawa 2001.
 */

/** The nine questions, each about the last twelve months. */
export const severityQuestions = [
  'Have you bet more than you could really afford to lose?',
  'Have you needed to gamble with larger amounts of money to get the same feeling of excitement?',
  'When you gambled, did you go back another day to try to win back the money you lost?',
  'Have you borrowed money or sold anything to get money to gamble?',
  'Have you felt that you might have a problem with gambling?',
  'Have people criticized your betting or told you that you had a gambling problem, regardless of whether or not you thought it was true?',
  'Have you felt guilty about the way you gamble, or what happens when you gamble?',
  'Has your gambling caused you any health problems, including stress or anxiety?',
  'Has your gambling caused any financial problems for you or your household?',
] as const;

/** The answers; the points of one are its index. */
export const severityAnswers = ['Never', 'Sometimes', 'Most of the time', 'Almost always'] as const;

export type SeverityBand = { from: number; to: number; title: string; text: string };

/** What a sum of points means, as the report reads it, from the lowest. */
export const severityBands: readonly [SeverityBand, ...SeverityBand[]] = [
  {
    from: 0,
    to: 0,
    title: 'No problem',
    text: 'Gambling has had no harmful consequences for you.',
  },
  {
    from: 1,
    to: 2,
    title: 'Low risk',
    text: 'A low level of problems, with few harmful consequences or none. A limit now is easier than later.',
  },
  {
    from: 3,
    to: 7,
    title: 'Moderate risk',
    text: 'Problems that have led to some harmful consequences. Lower your limits, take a break, and talk to somebody.',
  },
  {
    from: 8,
    to: 27,
    title: 'Problem gambling',
    text: 'Harmful consequences, and possibly a loss of control. Please talk to one of the help lines today.',
  },
];

/** The sum of the points of the answers; null until all nine questions have one. */
export function severitySum(points: readonly number[]): number | null {
  if (points.length !== severityQuestions.length) return null;
  return points.reduce((sum, point) => sum + point, 0);
}

/** The band of a sum from 0 to 27. */
export const severityBandOf = (sum: number): SeverityBand =>
  severityBands.find(({ to }) => sum <= to) ?? severityBands[0];
