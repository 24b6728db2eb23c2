import { toBreadcrumbs } from './breadcrumbs';

test('home and the page itself are left out, whatever the host sends', () => {
  const sent = [
    { title: 'Home', link: '/' },
    { title: 'Start', link: '' },
    { title: ' home ', link: 'index' },
    { title: 'Guides', link: 'guides/' },
    { title: 'Odds', link: '/guides/odds/' },
  ];

  expect(toBreadcrumbs(sent, '/guides/odds')).toEqual([{ title: 'Guides', href: '/guides' }]);
});
