import { dayMetadata } from './day-metadata';

test('a day has its date in title, description and canonical address', () => {
  expect(dayMetadata({ day: '2026-11-28', page: 1, mayIndex: true })).toMatchObject({
    title: 'Cricket matches on November 28, 2026',
    description: expect.stringContaining('on November 28, 2026'),
    alternates: { canonical: '/matches/on/2026-11-28' },
  });
  expect(dayMetadata({ day: '2026-11-28', page: 2, mayIndex: true })).toMatchObject({
    title: 'Cricket matches on November 28, 2026, page 2',
    alternates: { canonical: '/matches/on/2026-11-28?page=2' },
  });
});

test('today has one address on every day', () => {
  expect(dayMetadata({ day: null, page: 1, mayIndex: true })).toMatchObject({
    title: 'Cricket matches today',
    alternates: { canonical: '/matches/on' },
  });
});

test('a day without a match of its own is not indexed', () => {
  expect(dayMetadata({ day: '2026-12-25', page: 1, mayIndex: false }).robots).toEqual({
    index: false,
    follow: true,
  });
  expect(dayMetadata({ day: '2026-12-25', page: 1, mayIndex: true }).robots).toBeUndefined();
});
