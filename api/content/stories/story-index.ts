import { sideId } from '@/lib/domain/match/side/side-id';
import type { Story } from '@/api/content/content';
import { sidesOf } from '@/api/content/story-matches';
import type { CardEvent } from '@/api/store/stored-event';

type PlayedMatch = Pick<CardEvent, 'id' | 'fields'>;

/** Finds stories of a list without a scan. Results have the order of the list, reports after other stories. */
export type StoryIndex = {
  /** The stories without the reports that this program has written. */
  handWritten(): readonly Story[];
  bySlug(slug: string): Story | null;
  /** The stories that have all of these tags of lower case; all stories without a tag. */
  withTags(tags: readonly string[]): readonly Story[];
  /** Each tag as its first story spells it, with the number of its stories. */
  tagCounts(): { tag: string; count: number }[];
  /** At most `max` stories about a match, closest first (`closenessTo`). */
  aboutMatch(match: PlayedMatch, max: number): Story[];
  /**
   * At most `max` stories about a league: those that name it, one of these matches of it, or both teams of one. One
   * team alone plays in several leagues. Reports of these matches fill what is left.
   */
  aboutLeague(league: string, matches: readonly PlayedMatch[], max: number): Story[];
};

const indexes = new WeakMap<readonly Story[], StoryIndex>();

/** The index of a publication's stories, made at its first use: 20,000 take 40 ms. */
export function storyIndex(news: readonly Story[]): StoryIndex {
  const index = indexes.get(news) ?? createIndex(news);
  indexes.set(news, index);
  return index;
}

/** The positions of stories in the list, ascending, by what they have. */
type Positions = Map<string, number[]>;

function createIndex(news: readonly Story[]): StoryIndex {
  const slugs = new Map(news.map(story => [story.card.slug, story]));
  const tags: Positions = new Map();
  const spellings = new Map<string, string>();
  const matches: Positions = new Map();
  const reports: Positions = new Map();
  let handWritten: readonly Story[] | null = null;
  const teams: Positions = new Map();
  const onlyTeams: Positions = new Map();
  const leagues: Positions = new Map();
  const leaguesAlone: Positions = new Map();
  const sides = new Map<string, string>();

  function sideOf(name: string): string {
    const side = sides.get(name) ?? sideId(name);
    sides.set(name, side);
    return side;
  }

  for (const [position, { card, isGenerated }] of news.entries()) {
    for (const tag of card.tags ?? []) {
      const key = tag.toLowerCase();
      if (!spellings.has(key)) spellings.set(key, tag);
      add(tags, key, position);
    }
    const { matches: named, teams: names, league } = card.about ?? {};
    const ofMatch = isGenerated ? reports : matches;
    for (const match of named ?? []) add(ofMatch, String(match), position);
    const namedSides = new Set((names ?? []).map(sideOf));
    for (const side of namedSides) {
      add(teams, side, position);
      if (namedSides.size === 1) add(onlyTeams, side, position);
    }
    if (league) add(leagues, league, position);
    if (league && namedSides.size === 0) add(leaguesAlone, league, position);
  }

  function storiesAt(positions: Iterable<number>): Story[] {
    const found: Story[] = [];
    for (const position of positions) {
      const story = news[position];
      if (story) found.push(story);
    }
    return found;
  }

  /** The stories that name both teams of a match. */
  function ofBothTeams(match: PlayedMatch, max: number): number[] {
    const [one, other, ...others] = sidesOf(match);
    if (one === undefined || other === undefined || others.length > 0) return [];
    return common(teams.get(one), teams.get(other), max);
  }

  return {
    handWritten: () =>
      (handWritten ??= news.some(({ isGenerated }) => isGenerated)
        ? news.filter(({ isGenerated }) => !isGenerated)
        : news),
    bySlug: slug => slugs.get(slug) ?? null,
    withTags(wanted) {
      const [first, ...others] = wanted;
      if (first === undefined) return news;
      return storiesAt(
        others.reduce((found, tag) => common(found, tags.get(tag)), tags.get(first) ?? []),
      );
    },
    tagCounts: () =>
      [...tags].map(([key, { length }]) => ({ tag: spellings.get(key) ?? key, count: length })),
    aboutMatch(match, max) {
      const sole = [...sidesOf(match)].map(side => onlyTeams.get(side));
      const report = reports.get(match.id)?.slice(0, 1) ?? [];
      const byCloseness = [
        first([matches.get(match.id)], max - report.length),
        report,
        ofBothTeams(match, max),
        first(sole, max),
        first([leaguesAlone.get(match.fields.league ?? '')], max),
      ];
      return storiesAt(new Set(byCloseness.flat())).slice(0, max);
    },
    aboutLeague(league, ofLeague, max) {
      const found = ofLeague.flatMap(match => [matches.get(match.id), ofBothTeams(match, max)]);
      const others = first(
        ofLeague.map(match => reports.get(match.id)),
        max,
      );
      return storiesAt([...first([leagues.get(league), ...found], max), ...others].slice(0, max));
    },
  };
}

/** Positions are added in their order, each once. */
function add(positions: Positions, key: string, position: number): void {
  const known = positions.get(key);
  if (!known) positions.set(key, [position]);
  else if (known.at(-1) !== position) known.push(position);
}

/** The first positions of several lists together. */
function first(lists: readonly (readonly number[] | undefined)[], max: number): number[] {
  const firsts = lists.flatMap(list => list?.slice(0, max) ?? []);
  return [...new Set(firsts)].sort((a, b) => a - b).slice(0, max);
}

/** The first positions that are in both lists. */
function common(
  list: readonly number[] = [],
  other: readonly number[] = [],
  max = Infinity,
): number[] {
  const found: number[] = [];
  let at = 0;
  for (const position of list) {
    while ((other[at] ?? Infinity) < position) at += 1;
    if (other[at] === position) found.push(position);
    if (found.length === max || at === other.length) break;
  }
  return found;
}
