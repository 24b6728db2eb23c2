import { toPicture, toPictureAddress, toPictureSet } from './picture';

const hosts = ['img.example:8080', 'pictures.example'];

test.each([
  ['/media/pictures/pitch.webp', '/media/pictures/pitch.webp'],
  ['https://pictures.example/a.webp?w=2', 'https://pictures.example/a.webp?w=2'],
  ['http://img.example:8080/a.webp', 'http://img.example:8080/a.webp'],
  ['//pictures.example/a.webp', 'https://pictures.example/a.webp'],
])('%s is shown', (address, expected) => {
  expect(toPictureAddress(address, hosts)).toBe(expected);
});

test.each([
  '/other/pitch.webp',
  '/media/../api/events/',
  'media.webp',
  'https://img.example/a.webp',
  'https://elsewhere.example/media/a.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://',
  '',
  null,
  undefined,
])('%s is not shown', address => {
  expect(toPictureAddress(address, hosts)).toBeNull();
});

test('an image has one size or two, or is missing', () => {
  const [one, two] = ['/media/a.webp', '/media/a@2x.webp'];

  expect(toPicture({ preview: one, preview2x: two }, [])).toEqual({ src: one, src2x: two });
  expect(toPicture({ preview: one }, [])).toEqual({ src: one, src2x: null });
  expect(toPicture({ preview: null, preview2x: two }, [])).toEqual({ src: two, src2x: null });
  expect(toPicture({ preview: 'https://x.example/a' }, [])).toBeNull();
  expect(toPicture(null, [])).toBeNull();
});

test('all URLs of a set of sizes must be allowed', () => {
  expect(toPictureSet('/media/a.webp 1x, /media/b.webp 2x', [])).toBe(
    '/media/a.webp 1x, /media/b.webp 2x',
  );
  expect(toPictureSet('/media/a.webp, https://elsewhere.example/b.webp 2x', [])).toBeNull();
  expect(toPictureSet('', [])).toBeNull();
});
