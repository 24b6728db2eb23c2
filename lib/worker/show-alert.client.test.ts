import type { AlertMessage } from '@/lib/contract/alerts';
import { showAlert } from './show-alert';

/* In a browser whose storage cannot be read: jsdom has no caches. */

const show = jest.fn<Promise<void>, [string, NotificationOptions & { data: unknown }]>();
Object.assign(window, { registration: { showNotification: show } });

const wicket: AlertMessage = {
  kind: 'wicket',
  tag: 'm1:wicket',
  title: 'Wicket: Ferns v Herons',
  text: 'Ferns 61/2, Herons 117.',
  quiet: { title: 'Wicket: Ferns v Herons', text: 'Your scores are hidden.' },
  path: '/matches/ferns-herons-m1',
  at: 1_795_681_200,
};

async function shown(message: unknown) {
  await showAlert(message);
  const [title, { body, tag, data }] = show.mock.lastCall ?? ['', { data: null }];
  return { title, body, tag, data };
}

test('a choice that cannot be read hides the score', async () => {
  expect(await shown(wicket)).toEqual({
    title: 'Wicket: Ferns v Herons',
    body: 'Your scores are hidden.',
    tag: 'm1:wicket',
    data: { path: '/matches/ferns-herons-m1' },
  });
});

test('a choice that cannot be read hides the price', async () => {
  expect(await shown({ ...wicket, kind: 'price', text: 'Ferns: 2.60' })).toMatchObject({
    title: 'Prices are turned off',
    data: { path: '/alerts' },
  });
});

test.each([
  null,
  'news',
  {},
  { ...wicket, title: 7 },
  { ...wicket, quiet: null },
  { ...wicket, at: 'now' },
  { ...wicket, path: 'https://evil.example/' },
  { ...wicket, path: '//evil.example' },
  { ...wicket, path: '/\\evil.example' },
])('an invalid message is replaced by a general text: %j', async message => {
  expect(await shown(message)).toEqual({
    title: 'Alerts',
    body: 'There is news of a match.',
    tag: 'alert',
    data: { path: '/alerts' },
  });
});
