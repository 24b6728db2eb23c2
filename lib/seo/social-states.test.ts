import { Bookmaker } from '@/lib/contract/bookmaker';
import { Page } from '@/lib/contract/page';
import { toContentPage } from '@/lib/domain/content/content-page';
import { toBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { toNewsStory } from '@/lib/domain/content/news-story';
import { toMatch } from '@/lib/domain/match/match';
import { hardTexts } from '@/tests/fixtures/formats/hard-texts';
import { matchStates } from '@/tests/fixtures/formats/match-states';
import { socialProblems } from '@/tests/fixtures/formats/social-problems';
import { storyStates } from '@/tests/fixtures/formats/story-states';
import { siteEnv } from '@/lib/env';
import { homeMetadata, matchMetadata, siteMetadata } from './metadata';
import { reviewMetadata } from './offer-metadata';
import { pageMetadata } from './page-metadata';
import { newsStoryMetadata } from './story-metadata';

const { title } = siteMetadata(siteEnv());
const siteTitle = title && typeof title === 'object' && 'default' in title ? title.default : '';
const texts = Object.entries(hardTexts);

test.each(matchStates)('the link of a match %s has a complete preview', (_name, event) => {
  expect(socialProblems(matchMetadata(toMatch(event)), siteTitle)).toEqual([]);
});

test.each(storyStates(1_795_680_000))(
  'the link of a story %s has a complete preview',
  (_name, item) => {
    expect(socialProblems(newsStoryMetadata(toNewsStory(item, [])), siteTitle)).toEqual([]);
  },
);

test.each([
  ['without meta tags', null],
  ['with empty meta tags', { meta: { title: '' }, og: { title: '', image: '' }, twitter: {} }],
  [
    'with an image that is not a URL',
    { og: { image: 'http://' }, twitter: { image: 'https://[' } },
  ],
  ...texts.map(
    ([what, text]) =>
      [
        `with ${what}`,
        { meta: { title: text, description: text }, og: { title: text, description: text } },
      ] as const,
  ),
] as const)('home and a page %s have complete previews', (_name, metatags) => {
  const page = (title: string) =>
    toContentPage(Page.parse({ title, metatags }), { path: 'a/b', blocks: [], imageHosts: [] });

  const home = Page.parse({ title: '', metatags });
  expect(socialProblems(homeMetadata(home), siteTitle)).toEqual([]);
  expect(socialProblems(pageMetadata(page('A page')), siteTitle)).toEqual([]);
  expect(socialProblems(pageMetadata(page('')), siteTitle)).toEqual([]);
});

test.each(texts)('the link of a bookmaker with %s has a complete preview', (_name, text) => {
  const wire = Bookmaker.parse({ slug: 'a', title: `A ${text}`, description: `<p>${text}</p>` });
  const metadata = reviewMetadata(toBookmaker(wire, []));

  expect(socialProblems(metadata, siteTitle)).toEqual([]);
  expect(metadata.description).not.toMatch(/<p>/);
});
