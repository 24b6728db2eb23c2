import { addressOfTitle, nextAddress } from '@/editor/format/address-of-title';
import { textKinds } from '@/editor/format/kinds';
import { withStoryDate } from '@/editor/format/story-date';

test.each([
  ['Rain stops play', 'rain-stops-play'],
  ['  Bogotá’s “Bats” & Łódź: 3–2!  ', 'bogotas-bats-and-lodz-3-2'],
  ['Straße', 'strasse'],
  ['बारिश', ''],
  ['x'.repeat(200), 'x'.repeat(120)],
])('makes the address of %j', (title, address) => {
  expect(addressOfTitle(title)).toBe(address);
});

test('the address follows the title until the user has chosen another', () => {
  expect(nextAddress('', { before: '', after: 'Rain' })).toBe('rain');
  expect(nextAddress('rain', { before: 'Rain', after: 'Rain again' })).toBe('rain-again');
  expect(nextAddress('wet', { before: 'Rain', after: 'Rain again' })).toBe('wet');
});

const kindOf = (folder: string) => textKinds.find(kind => kind.folder === folder) ?? textKinds[0];
const nowMs = Date.UTC(2026, 10, 29, 3);

test('a story without a time has that of its publication', () => {
  const kind = kindOf('news');
  if (!kind) throw new Error('no kind');
  expect(withStoryDate(kind, { title: 'Rain' }, nowMs)).toEqual({
    title: 'Rain',
    published_at: '2026-11-29T03:00:00.000Z',
  });
  const own = { published_at: '2026-01-01T09:00:00.000Z' };
  expect(withStoryDate(kind, own, nowMs)).toBe(own);
  const demo = { days_ago: 0 };
  expect(withStoryDate(kind, demo, nowMs)).toBe(demo);
});

test('a page has no time', () => {
  const kind = kindOf('pages');
  if (!kind) throw new Error('no kind');
  const page = { title: 'Rain' };
  expect(withStoryDate(kind, page, nowMs)).toBe(page);
});
