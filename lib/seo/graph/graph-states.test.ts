import type { Thing } from 'schema-dts';
import { toNames } from '@/lib/domain/match/player-names';
import { toBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { Bookmaker } from '@/lib/contract/bookmaker';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toNewsStory, newsPath } from '@/lib/domain/content/news-story';
import { groupByTournament } from '@/lib/domain/match/match-groups';
import { toMatch } from '@/lib/domain/match/match';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { unfilteredList } from '@/lib/routing/list-query';
import { thingsProblems, type Described } from '@/tests/fixtures/formats/graph-problems';
import { hardTexts } from '@/tests/fixtures/formats/hard-texts';
import { matchStates } from '@/tests/fixtures/formats/match-states';
import { storyStates } from '@/tests/fixtures/formats/story-states';
import { toScriptText } from '@/lib/seo/json-ld';
import { breadcrumbList } from './breadcrumb-list';
import { listGraph, seriesGraph, toListedMatch } from './list-graph';
import { matchGraph } from './match-graph';
import { newsArticle } from './news-article';
import { review } from './review';
import { organization, webSite } from './site';
import { siteIdentity } from './site-identity';

const site = siteIdentity();
const now = 1_795_680_000;

/** The errors in what a page would have, read back from its script. */
const problemsOf = (things: Thing[]): Promise<string[]> => {
  const text = toScriptText({ '@context': 'https://schema.org', '@graph': things });
  const { '@graph': read } = JSON.parse(text) as { '@graph': Described[] };
  return thingsProblems(read, site.url);
};

test.each(matchStates)(
  'the page of a match %s has what its types require',
  async (_name, event) => {
    const commentary = toCommentary(event.commentary ?? [], toNames(event.match_info));
    const scorecard = event.match_info ? toScorecard(event.match_info) : null;

    expect(await problemsOf(matchGraph(toMatch(event), { scorecard, commentary }))).toEqual([]);
  },
);

test('lists of matches in every state, and empty ones, have what their types require', async () => {
  const matches = matchStates.map(([, event]) => toMatch(event));
  const list = { title: 'Cricket Odds', path: '/odds/matches/all/in-play', query: unfilteredList };

  for (const things of [
    listGraph(list, matches.map(toListedMatch)),
    listGraph(list, groupByTournament(matches)),
    listGraph(list, []),
    listGraph(list, [{ name: '' }]),
    seriesGraph({ league: 'reed-cup', name: 'Reed Cup' }, matches),
    seriesGraph({ league: 'एशिया-कप', name: 'एशिया कप' }, []),
  ])
    expect(await problemsOf(things)).toEqual([]);
});

test.each(storyStates(now))('a story %s has what an article requires', async (_name, item) => {
  const story = toNewsStory(item, []);
  const breadcrumbs = breadcrumbList(site.url, [
    { title: 'News', href: '/news' },
    { title: story.title, href: newsPath(story.slug) },
  ]);

  expect(await problemsOf([breadcrumbs, newsArticle(story, site), organization(site)])).toEqual([]);
});

test.each<[string, Record<string, unknown>]>([
  ['with a mark', { mark: 4.5 }],
  ['with the mark zero', { mark: 0 }],
  ['without a mark', {}],
  ['without a description', { mark: 3, description: '' }],
  ['invented', { mark: 3, is_invented: true }],
  ...Object.entries(hardTexts).map(([what, text]): [string, Record<string, unknown>] => [
    `with ${what}`,
    { mark: 3, title: `A ${text}`, description: text },
  ]),
])('a bookmaker %s has a complete review or none', async (_name, changes) => {
  const wire = Bookmaker.parse({ slug: 'silly-point', title: 'Silly Point', ...changes });
  const verdict = review(toBookmaker(wire, []), site);

  expect(await problemsOf(verdict ? [verdict, organization(site)] : [])).toEqual([]);
});

test('home has what a site and its publisher require', async () => {
  expect(await problemsOf([webSite(site), organization(site)])).toEqual([]);
  expect(await problemsOf([webSite(site), organization(site, ['', 'https://x.example'])])).toEqual(
    [],
  );
});
