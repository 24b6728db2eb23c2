import { aTeam } from '@/tests/fixtures/match';
import { linksIn } from '@/api/content/links';
import { cleanTree } from '@/components/content/clean-html';
import { advertScripts } from '@/lib/domain/content/advert';
import { canonicalUrl } from '@/lib/routing/canonical/canonical';
import { toContentLink } from '@/lib/domain/content/content-link';
import { flagCode } from '@/lib/domain/match/flag-code';
import { replaceTags, scriptsIn } from '@/lib/domain/content/html-tags';
import { matchName } from '@/lib/domain/match/match-name';
import { toOdds } from '@/lib/domain/odds/odds';
import { convertOdds } from '@/lib/domain/odds/conversion/odds-conversion';
import { toPictureSet } from '@/lib/domain/content/picture';
import { plainText } from '@/lib/domain/content/plain-text';
import { toInningsScores } from '@/lib/domain/scorecard/score';
import { foldSentence } from '@/lib/domain/fold-text';
import { sideId } from '@/lib/domain/match/side/side-id';
import { cleanQuery, excerptOf, markWords } from '@/lib/domain/search/search-words';
import { abbreviatedName } from '@/lib/domain/match/team-name';
import { trimSlashes } from '@/lib/domain/trim-slashes';
import { toVideo } from '@/lib/domain/content/video';
import { attackText } from './attack-strings';
import { isSuperLinear } from './growth';

/** Functions that process strings from an API host or an editor. */
const readers: [string, (text: string) => unknown][] = [
  ['plainText', text => plainText(text, 160)],
  ['toInningsScores', toInningsScores],
  [
    'matchName',
    text => matchName({ id: '1', name: text, startTime: 0, teams: [aTeam(text), aTeam('B')] }),
  ],
  ['abbreviatedName', abbreviatedName],
  ['flagCode', flagCode],
  ['toOdds', toOdds],
  ['convertOdds', text => attempt(() => convertOdds(text, 'fractional', 'decimal'))],
  ['trimSlashes', trimSlashes],
  ['toContentLink', text => toContentLink(text, [])],
  ['toVideo', toVideo],
  ['toPictureSet', text => toPictureSet(text, [])],
  ['canonicalUrl', text => attempt(() => canonicalUrl(`/news/${text}`, ''))],
  ['foldSentence', foldSentence],
  ['sideId', text => sideId(text)],
  ['cleanQuery', cleanQuery],
  ['excerptOf', text => excerptOf(text, ['rain'])],
  ['markWords', text => markWords(text, ['rain'])],
  ['advertScripts', advertScripts],
  ['replaceTags', text => replaceTags(text, /<img\b/g, () => '')],
  ['scriptsIn', scriptsIn],
  ['linksIn', text => linksIn(text)],
];

const attempt = (run: () => unknown): unknown => {
  try {
    return run();
  } catch {
    return null;
  }
};

const pumps = [
  ...[
    ' ',
    '\n',
    '\t',
    '0',
    'a',
    '-',
    '/',
    '.',
    ',',
    '&',
    '<',
    '>',
    '(',
    '"',
    "'",
    '%',
    'é',
    '\u0301',
  ],
  ...['<script>', '<script ', '<style>', '</script ', '<img ', '<a href="', '<!--', '&amp', '&#1'],
  ...[
    '(1',
    ' (',
    ' .',
    ' a',
    '& ',
    'https://',
    '1/',
    '<p>',
    '<b><p>',
    '<b></i>',
    '<p><li>',
    '"><',
    ', ',
    '://',
  ],
];
const attacks = pumps.flatMap(pump =>
  [
    ['', ''],
    ['x', 'x'],
    ['<p>', ')'],
  ].map(([start = '', end = '']) => ({ start, pump, end })),
);

describe('every function that processes text runs in linear time', () => {
  it.each(readers)('%s', (_, read) => {
    const slow = attacks.find(attack => isSuperLinear(read, length => attackText(attack, length)));

    expect(slow).toBeUndefined();
  });
});

/** Repeated markup without end tags: the time of one parser grew quadratically with it. */
const markup = ['<b>', '<b><p>', '<b></i>', '<p><li>', '<div>', '<', '"><', '&amp'];

it.each(markup)('HTML of nothing but %j is read in proportion to its length', pump => {
  const lengths = { short: 32_000, long: 512_000 };

  expect(isSuperLinear(cleanTree, length => pump.repeat(length / pump.length), lengths)).toBe(
    false,
  );
});
