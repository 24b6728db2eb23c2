import type { Payload } from 'payload';
import type { Pick } from '@/format/field';
import { isSameValue, matching, type PickOption } from '@/format/picks';
import {
  findGuideTags,
  findLinks,
  findLogos,
  findTexts,
  findValues,
  labelLinks,
  labelTexts,
} from './content-picks';
import { findLeagues, findMatches, findTeams, labelMatches } from './site-picks';

type ListedPick = Exclude<Pick, 'match' | 'team' | 'league' | 'bookmaker' | 'page' | 'link'>;
/** A query as the user typed it, in the words of the user's day. */
type PickQuery = { pick: Pick; query: string; timeZone: string };

/** What a query finds; all words of a query have to match. Rejects when the API does not answer. */
export async function findOptions(
  payload: Payload,
  { pick, query, timeZone }: PickQuery,
): Promise<PickOption[]> {
  switch (pick) {
    case 'match':
      return findMatches(query, timeZone);
    case 'team':
      return findTeams(query);
    case 'league':
      return findLeagues(query);
    case 'bookmaker':
      return findTexts(payload, 'bookmakers', { query, toValue: path => path });
    case 'page':
      return findTexts(payload, 'pages', { query, toValue: path => path });
    case 'link':
      return findLinks(payload, query);
    default:
      return matching(await listOf(payload, pick), query);
  }
}

/** All options of a kind of which there are few. */
async function listOf(payload: Payload, pick: ListedPick): Promise<PickOption[]> {
  switch (pick) {
    case 'tag':
      return findValues(payload, 'news', 'tags');
    case 'bonus-tag':
      return findValues(payload, 'bonuses', 'tags');
    case 'guide-tag':
      return findGuideTags(payload);
    case 'author':
      return [
        ...(await findValues(payload, 'news', 'author')),
        ...(await findValues(payload, 'bookmakers', 'review_author')),
      ].filter(({ value }, at, all) => all.findIndex(one => one.value === value) === at);
    case 'logo':
      return findLogos();
    case 'country':
      return countries();
  }
}

/** The labels of values of a form; those that nothing has are missing. */
export async function labelValues(
  payload: Payload,
  { pick, values, timeZone }: { pick: Pick; values: readonly string[]; timeZone: string },
): Promise<PickOption[]> {
  const options = await candidatesOf(payload, { pick, values, timeZone });
  return values.flatMap(value => {
    const option = options.find(one => isSameValue(pick, one.value, value));
    return option ? [{ ...option, value }] : [];
  });
}

async function candidatesOf(
  payload: Payload,
  { pick, values, timeZone }: { pick: Pick; values: readonly string[]; timeZone: string },
): Promise<PickOption[]> {
  switch (pick) {
    case 'match':
      return labelMatches(values, timeZone);
    case 'bookmaker':
      return labelTexts(payload, 'bookmakers', values);
    case 'page':
      return labelTexts(
        payload,
        'pages',
        values.map(value => value.replace(/^\//, '')),
      );
    case 'link':
      return labelLinks(payload, values);
    case 'team':
    case 'league': {
      const find = pick === 'team' ? findTeams : findLeagues;
      return (await Promise.all(values.map(find))).flat();
    }
    default:
      return listOf(payload, pick);
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries by their two-letter codes, by name. */
function countries(): PickOption[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters
    .flatMap(first => letters.map(second => first + second))
    .flatMap(code => {
      const name = names.of(code);
      return name && !notCountries.has(code) ? [{ value: code, label: `${name} (${code})` }] : [];
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Codes with a name that are groups of countries, or for tests. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
