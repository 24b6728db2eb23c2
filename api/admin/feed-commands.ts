import type { PushPart } from '@/api/store/feeds/feed-store';
import { UsageError, type Arguments, type Command } from './command';
import { feedReportText, tokensText } from './feed-output';
import { queryDatabase } from './query-database';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const defaultSilenceSeconds = '60';

export const feeds: Command = {
  synopsis:
    '[link SOURCE ID EVENT|new | unlink SOURCE ID | token SOURCE|--operator [--parts odds,scores] [--bookmakers SLUGS] [--silence SECONDS] | tokens | revoke ID [--withdraw]]',
  summary: 'sources of matches: their state, links and tokens',
  options: {
    json: { type: 'boolean' },
    operator: { type: 'boolean' },
    parts: { type: 'string' },
    bookmakers: { type: 'string' },
    silence: { type: 'string' },
    withdraw: { type: 'boolean' },
  },
  async run(args) {
    const [action, ...words] = args.positionals;
    switch (action) {
      case undefined:
        return report(args);
      case 'link':
        return link(expectWords(words, 'SOURCE ID EVENT', 3));
      case 'unlink':
        return link(expectWords(words, 'SOURCE ID', 2));
      case 'token':
        return token(args, words);
      case 'tokens':
        return tokensText(await queryDatabase({ about: 'feed tokens' }));
      case 'revoke':
        return revoke(args, expectWords(words, 'ID', 1));
      default:
        throw new UsageError(`There is no '${action}'.`);
    }
  },
};

async function report({ values }: Arguments): Promise<string> {
  const found = await queryDatabase({ about: 'feeds' });
  return values.json ? `${JSON.stringify(found, null, 2)}\n` : feedReportText(found);
}

async function link(words: readonly string[]): Promise<string> {
  const [source = '', externalId = ''] = words;
  const event = words[2] ?? null;
  const outcome = await queryDatabase({ about: 'feed link', source, externalId, event });
  if (outcome === 'no match')
    throw new Error(`The source '${source}' never named a match '${externalId}'.`);
  if (outcome === 'no event')
    throw new Error(`There is no event '${event}'. 'new' makes one of the match's own.`);
  return event === null ? 'Unlinked.\n' : 'Linked. The site shows it within seconds.\n';
}

async function token({ values }: Arguments, words: string[]): Promise<string> {
  const isOperator = values.operator === true;
  const [source = null] = isOperator ? [] : expectWords(words, 'SOURCE', 1);
  if (source !== null && !slug.test(source))
    throw new UsageError(`A source is a slug such as 'my-scores', not '${source}'.`);
  const maxSilence = Number(values.silence ?? defaultSilenceSeconds);
  if (!(Number.isInteger(maxSilence) && maxSilence >= 5 && maxSilence <= 86_400))
    throw new UsageError('--silence expects seconds, from 5 to 86400.');
  const parts = isOperator ? [] : partsOf(values.parts ?? 'odds,scores');
  const bookmakers = values.bookmakers === undefined ? null : listOf(values.bookmakers);
  const made = await queryDatabase({
    about: 'feed token',
    token: { source, parts, bookmakers, maxSilence },
  });
  return `Token #${made.id}, shown only now:\n${made.token}\n`;
}

async function revoke({ values }: Arguments, [id = '']: string[]): Promise<string> {
  const withdraw = values.withdraw === true;
  const outcome = await queryDatabase({ about: 'feed revoke', id: Number(id), withdraw });
  if (!outcome) throw new Error(`There is no valid token #${id}.`);
  const { source, withdrawn, others } = outcome;
  return [
    `Token #${id} is revoked.`,
    ...(withdrawn === null
      ? []
      : [`${withdrawn} matches of '${source}' are withdrawn; what others have stays.`]),
    ...(others.length > 0 ? [`'${source}' still pushes with #${others.join(', #')}.`] : []),
    '',
  ].join('\n');
}

function partsOf(value: unknown): PushPart[] {
  const parts = listOf(value);
  const known = parts.filter(part => part === 'odds' || part === 'scores');
  if (known.length === 0 || known.length < parts.length)
    throw new UsageError('--parts expects odds, scores or both.');
  return known;
}

const listOf = (value: unknown): string[] =>
  String(value)
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);

function expectWords(words: string[], names: string, count: number): string[] {
  if (words.length !== count) throw new UsageError(`Expected ${names}.`);
  return words;
}
