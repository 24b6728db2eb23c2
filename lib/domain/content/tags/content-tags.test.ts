import { contentTags, pathsForTags } from './content-tags';

test.each([
  [contentTags.menu, ['/']],
  [contentTags.news, ['/news', '/']],
  [contentTags.newsItem('rain-in-fernton'), ['/news/rain-in-fernton']],
  [contentTags.page('betting-explained/decimal-odds'), ['/betting-explained/decimal-odds']],
  [contentTags.page('a b/c?d'), ['/a%20b/c%3Fd']],
  [contentTags.bookmaker('leg-gully'), ['/betting-sites/leg-gully']],
  [contentTags.bonus('first-bet'), ['/bonuses/first-bet']],
  [contentTags.banner('odds_header_banner'), []],
  ['events', []],
  ['constructor', []],
])('the tag %s is shown at %j', (tag, paths) => {
  expect(pathsForTags(tag)).toEqual(paths);
});
