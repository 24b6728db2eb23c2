import { linksIn } from '@/api/content/links';
import { cleanTree } from '@/components/content/clean-html';
import { advertScripts } from '@/lib/domain/advert';
import { canonicalUrl } from '@/lib/domain/canonical';
import { toContentLink } from '@/lib/domain/content-link';
import { flagCode } from '@/lib/domain/flag-code';
import { replaceTags, scriptsIn } from '@/lib/domain/html-tags';
import { matchName } from '@/lib/domain/match-name';
import { toOdds } from '@/lib/domain/odds';
import { convertOdds } from '@/lib/domain/odds-conversion';
import { toPictureSet } from '@/lib/domain/picture';
import { plainText } from '@/lib/domain/plain-text';
import { splitScore } from '@/lib/domain/score';
import { cleanQuery, excerptOf, foldText, markWords } from '@/lib/domain/search-words';
import { abbreviatedName, clubName } from '@/lib/domain/team-name';
import { trimSlashes } from '@/lib/domain/trim-slashes';
import { toVideo } from '@/lib/domain/video';
import { attackText } from './attack-strings';
import { isSuperLinear } from './growth';

const team = (name: string) => ({ id: '1', name });

/** What is done to strings that an API host or an editor wrote. */
const readers: [string, (text: string) => unknown][] = [
  ['plainText', text => plainText(text, 160)],
  ['splitScore', splitScore],
  ['matchName', text => matchName({ id: '1', startTime: 0, teams: [team(text), team('B')] })],
  ['abbreviatedName', abbreviatedName],
  ['clubName', clubName],
  ['flagCode', flagCode],
  ['toOdds', toOdds],
  ['convertOdds', text => attempt(() => convertOdds(text, 'fractional', 'decimal'))],
  ['trimSlashes', trimSlashes],
  ['toContentLink', text => toContentLink(text, [])],
  ['toVideo', toVideo],
  ['toPictureSet', text => toPictureSet(text, [])],
  ['canonicalUrl', text => attempt(() => canonicalUrl(`/news/${text}`, ''))],
  ['foldText', foldText],
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

describe('every reader of text takes time in proportion to it', () => {
  it.each(readers)('%s', (_, read) => {
    const slow = attacks.find(attack => isSuperLinear(read, length => attackText(attack, length)));

    expect(slow).toBeUndefined();
  });
});

/** Elements that never end: a parser's time grew with the square of their number. */
const markup = ['<b>', '<b><p>', '<b></i>', '<p><li>', '<div>', '<', '"><', '&amp'];

it.each(markup)('HTML of nothing but %j is read in proportion to its length', pump => {
  const lengths = { short: 32_000, long: 512_000 };

  expect(isSuperLinear(cleanTree, length => pump.repeat(length / pump.length), lengths)).toBe(
    false,
  );
});
