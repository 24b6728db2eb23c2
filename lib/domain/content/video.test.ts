import { toVideo } from './video';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=share',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=1',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?si=x',
  'youtu.be/dQw4w9WgXcQ',
])('%s plays from the domain without cookies', address => {
  expect(toVideo(address)?.embedUrl).toBe(youTube);
});

test('a start time is kept', () => {
  expect(toVideo('https://youtu.be/dQw4w9WgXcQ?t=1m30s')?.embedUrl).toBe(`${youTube}&start=90`);
  expect(toVideo('https://youtu.be/dQw4w9WgXcQ?t=45')?.embedUrl).toBe(`${youTube}&start=45`);
});

test.each([
  ['https://vimeo.com/123456789', ''],
  ['https://vimeo.com/channels/staffpicks/123456789', ''],
  ['https://vimeo.com/groups/cricket/videos/123456789', ''],
  ['https://player.vimeo.com/video/123456789?h=0a1b2c', '&h=0a1b2c'],
  ['https://vimeo.com/123456789/0a1b2c', '&h=0a1b2c'],
])('%s plays without tracking', (address, hash) => {
  expect(toVideo(address)?.embedUrl).toBe(
    `https://player.vimeo.com/video/123456789?autoplay=1&dnt=1${hash}`,
  );
});

test.each([
  '',
  'https://elsewhere.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.elsewhere.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@channel',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
])('%j is not a video', address => {
  expect(toVideo(address)).toBeNull();
});
