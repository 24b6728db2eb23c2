import { fc } from '@/tests/fixtures/properties';
import type { NewsItem } from '@/lib/contract/news';
import type { Story } from '@/api/content/content';
import { closenessTo } from '@/api/content/story-matches';
import type { CardEvent } from '@/api/store/stored-event';
import { storyIndex } from './story-index';

const story = (slug: string, changes: Partial<NewsItem>): Story => {
  const card = { slug, title: slug, publish_date: 0, ...changes } as NewsItem;
  return { card, hash: slug, read: async () => card };
};

const match = (id: string, first: string, second: string, league: string): CardEvent => {
  const fields = {
    name: `${first} - ${second}`,
    league,
    competitors: [{ name: first }, { name: second }],
  };
  return { id, kind: 'match', withdrawn: false, fields } as unknown as CardEvent;
};

const slugsOf = (stories: readonly Story[]): string[] => stories.map(({ card }) => card.slug);

describe('tags', () => {
  const news = [
    story('a', { tags: ['IPL', 'Records'] }),
    story('b', { tags: ['ipl', 'IPL'] }),
    story('c', { tags: null }),
    story('d', { tags: ['Records', 'Ipl', 'Laws'] }),
  ];
  const { withTags, tagCounts } = storyIndex(news);

  test('a tag has its stories in any case, each once, in order', () => {
    expect(slugsOf(withTags(['ipl']))).toEqual(['a', 'b', 'd']);
  });

  test('several tags have the stories that have all of them, no tag has all stories', () => {
    expect(slugsOf(withTags(['records', 'ipl']))).toEqual(['a', 'd']);
    expect(slugsOf(withTags(['laws', 'records', 'ipl']))).toEqual(['d']);
    expect(slugsOf(withTags(['laws', 'unknown']))).toEqual([]);
    expect(withTags([])).toBe(news);
  });

  test('tags are counted by story, and spelled as the first one does', () => {
    expect(tagCounts()).toEqual([
      { tag: 'IPL', count: 3 },
      { tag: 'Records', count: 2 },
      { tag: 'Laws', count: 1 },
    ]);
  });
});

test('a story is found by its slug, and an unknown one is null', () => {
  const [first, second] = [story('a', {}), story('b', {})];

  expect(storyIndex([first, second]).bySlug('b')).toBe(second);
  expect(storyIndex([first, second]).bySlug('toString')).toBeNull();
});

describe('reports of this program', () => {
  const named = (slug: string) => story(slug, { about: { matches: ['1'] } });
  const report = (slug: string): Story => ({ ...named(slug), reportOf: '1', isGenerated: true });
  const both = (slug: string) => story(slug, { about: { teams: ['Ferns', 'Herons'] } });
  const played = match('1', 'Ferns', 'Herons', 'cup');

  test('are behind stories that name the match, and before those of its teams', () => {
    const news = [both('teams'), report('report'), named('named')];
    const found = storyIndex(news).aboutMatch(played, 4);
    expect(slugsOf(found)).toEqual(['named', 'report', 'teams']);
  });

  test('are among the stories of a match, however many there are', () => {
    const news = [named('a'), named('b'), named('c'), report('report')];
    expect(slugsOf(storyIndex(news).aboutMatch(played, 2))).toEqual(['a', 'report']);
  });

  test('fill what the stories about a league leave, and are no hand-written ones', () => {
    const index = storyIndex([report('report'), both('teams')]);
    expect(slugsOf(index.aboutLeague('cup', [played], 4))).toEqual(['teams', 'report']);
    expect(slugsOf(index.aboutLeague('cup', [played], 1))).toEqual(['teams']);
    expect(slugsOf(index.handWritten())).toEqual(['teams']);
  });
});

const team = fc.constantFrom('Ferns', 'Herons', 'Rooks', 'Owls', 'Ferns Women', 'FERNS ');
const league = fc.constantFrom('cup', 'shield', 'vase');
const about = fc.record(
  {
    matches: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    teams: fc.array(team, { maxLength: 3 }),
    league,
  },
  { requiredKeys: [] },
);
const newsAbout = fc
  .array(fc.option(about), { maxLength: 40 })
  .map(abouts => abouts.map((value, index) => story(`s${index}`, { about: value })));
const played = fc.tuple(fc.integer({ min: 1, max: 4 }), team, team, league);
const toMatch = ([id, first, second, name]: [number, string, string, string]): CardEvent =>
  match(String(id), first, second, name);

test('the stories about a match are those of its closeness, closest and then newest first', () => {
  fc.assert(
    fc.property(newsAbout, played, fc.integer({ min: 1, max: 5 }), (news, parts, max) => {
      const event = toMatch(parts);
      const expected = news
        .map(one => ({ one, rank: closenessTo(one.card.about ?? {})(event) ?? Infinity }))
        .filter(({ rank }) => rank < Infinity)
        .sort((a, b) => a.rank - b.rank)
        .map(({ one }) => one);

      expect(slugsOf(storyIndex(news).aboutMatch(event, max))).toEqual(
        slugsOf(expected).slice(0, max),
      );
    }),
  );
});

test('the stories about a league name it, a match of it or both teams of one, newest first', () => {
  fc.assert(
    fc.property(newsAbout, fc.array(played, { maxLength: 3 }), (news, parts) => {
      const matches = parts.map(toMatch);
      const expected = news.filter(
        ({ card }) =>
          card.about?.league === 'cup' ||
          matches.some(event => (closenessTo(card.about ?? {})(event) ?? 2) < 2),
      );

      expect(slugsOf(storyIndex(news).aboutLeague('cup', matches, 4))).toEqual(
        slugsOf(expected).slice(0, 4),
      );
    }),
  );
});
