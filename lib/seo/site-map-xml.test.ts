import { newsSiteMapXml } from './site-map-xml';

const site = { siteUrl: 'https://www.off-the-bat.test', siteName: 'Off the Bat' };

test('without news of the last two days the news sitemap is empty, not an error', async () => {
  const xml = await newsSiteMapXml([], site);

  expect(xml).toContain('<urlset');
  expect(xml).not.toContain('<url>');
});
