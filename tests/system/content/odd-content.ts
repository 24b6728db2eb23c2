/*
 * Unusual content of the mock API: an endless title, missing images, an article that lists itself
 * as child and relative, HTML with scripts.
 */

/** 300 characters, one of its words wider than a phone. */
export const long =
  `On the ${'unbelievably'.repeat(8)} long afternoon${', and on'.repeat(30)}`.slice(0, 299) + '!';

export const oddStory = {
  slug: 'the-long-one',
  title: long,
  text: '<p>Words of a story.</p>',
  image: { preview: '/media/lost.webp', preview2x: '/media/lost-2x.webp' },
  tags: ['Long'],
  publish_date: Date.UTC(2026, 10, 1) / 1000,
};

const plainStory = { ...oddStory, slug: 'the-plain-one', title: 'A plain one', image: null };

const path = 'laws/the-odd-one';
const card = { link: path, title: 'Itself', text: '', image: null, tags: [] };
const child = { title: 'A child of another', text: 'Elsewhere', link: 'laws/another' };

export const oddPage = {
  path,
  title: long,
  template: 2,
  breadcrumbs: [{ title: long, link: path }],
  related: [card, { ...card, link: `/${path}/`, title: 'Itself again' }],
  children: [{ title: 'Itself', link: path }, child],
  plugins: [
    { type: 'NeverHeardOfPlugin', body: { run: true } },
    { type: 'TextContentPlugin', body: '' },
    { type: 'AccordionPlugin', body: 7 },
    {
      type: 'TextContentPlugin',
      body: `<h2 onclick="window.ran=1">Laws</h2><script>window.ran=1</script>
        <p>Words that stay. <a href="/${path}">itself</a>
        <a href="javascript:window.ran=1">run</a> <a href="data:text/html,x">open</a>
        <img src="/media/lost.webp" onerror="window.ran=1" alt="A picture that is lost"></p>
        <iframe src="https://example.com/"></iframe>`,
    },
  ],
};

const listOf = (results: unknown[]) => ({ count: results.length, results });

/** By path, for the mock API. */
export const contentAnswers: Record<string, unknown> = {
  '/api/news/': listOf([oddStory, plainStory]),
  [`/api/news/${oddStory.slug}/`]: oddStory,
  [`/api/pages/articles/${path}/`]: oddPage,
};
