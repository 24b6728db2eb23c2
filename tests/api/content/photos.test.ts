import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createMedia } from '@/api/content/media';
import type { PictureAsset } from '@/api/content/photos/picture-asset';
import { problemText } from '@/api/content/validation-errors';
import { createContentReader, type ContentReader } from '@/api/content/watch/content-reader';
import { directTasks } from '@/api/content/watch/content-tasks';
import {
  contentFolder,
  sampleFiles,
  sampleWith,
  type ContentFolder,
} from '@/tests/fixtures/content-folder';

jest.setTimeout(60_000);

let folder: ContentFolder;
let store: string;
let reader: ContentReader;

beforeEach(() => {
  folder = contentFolder({
    'pictures/rain.yaml': 'alt: Rain over Fernton\ncredit: A. Reed & Co\n',
  });
  store = mkdtempSync(path.join(tmpdir(), 'off-the-bat-photos-'));
  reader = createContentReader({
    folder: folder.path,
    startedAt: 0,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    photoStore: store,
    tasks: directTasks,
  });
});
afterEach(async () => {
  await reader.close();
  folder.remove();
  rmSync(store, { recursive: true });
});

const news = 'news/rain.md';
const media = () =>
  createMedia({ folder: path.join(store, 'media'), photoStore: store, log: { warn: jest.fn() } });

/** One colour: two halves of 54 million pixels take seconds. */
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } });
/** A photo of the given size: red on its left half, blue on its right one. */
const photo = (width = 1600, height = 1000): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    },
  ]);

async function read() {
  const { content, problems } = await reader.read();
  return {
    content,
    problems: problems.map(problemText),
    rain: content.drawings.pictures.get('rain'),
  };
}

const known = (asset: PictureAsset | undefined): PictureAsset => {
  if (!asset) throw new Error('the photo is not there');
  return asset;
};

describe.each([
  ['jpg', (image: Sharp) => image.jpeg()],
  ['jpeg', (image: Sharp) => image.jpeg()],
  ['png', (image: Sharp) => image.png()],
  ['webp', (image: Sharp) => image.webp()],
  ['avif', (image: Sharp) => image.avif({ effort: 0 })],
] as const)('a photo .%s', (ending, encode) => {
  test('a photo has the sizes of pages, and its texts', async () => {
    folder.write(`pictures/rain.${ending}`, await encode(photo()).toBuffer());
    folder.write(
      news,
      sampleWith(news, 'picture: pitch', 'picture: rain').replace(
        'It rained. See',
        '![](picture:rain)\n\nSee',
      ),
    );
    const { content, problems, rain } = await read();

    expect(problems).toEqual([]);
    const item = await content.news[0]?.read();
    expect(item?.image).toMatchObject({ alt: 'Rain over Fernton', credit: 'A. Reed & Co' });
    expect(item?.text).toMatch(
      /^<figure><img src="\/media\/pictures\/rain\.[0-9a-f]{10}\.whole\.webp" srcset="[^"]* 2x" width="640" height="400" alt="Rain over Fernton"><figcaption>Photo: A\. Reed &amp; Co<\/figcaption><\/figure>/,
    );
    for (const [scale, isUncropped, size] of [
      [1, false, { width: 640, height: 360 }],
      [2, false, { width: 1280, height: 720 }],
      [1, true, { width: 640, height: 400 }],
      [2, true, { width: 1280, height: 800 }],
    ] as const)
      expect(
        await sharp(await media().get(known(rain), scale, isUncropped)).metadata(),
      ).toMatchObject({
        format: 'webp',
        ...size,
      });
  });
});

test('the location where a photo was taken is removed with all other metadata', async () => {
  const bytes = await photo()
    .withExif({
      IFD0: { Copyright: 'A. Reed' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  folder.write('pictures/rain.jpg', bytes);
  const { rain } = await read();

  const [copy = ''] = readdirSync(store);
  for (const made of [path.join(store, copy), await media().get(known(rain), 2)])
    expect((await sharp(made).metadata()).exif).toBeUndefined();
});

test.each([
  [0, 'left'],
  [100, 'right'],
])('a photo is cropped around its focal point at %s %%', async (x, side) => {
  folder.write('pictures/rain.yaml', `alt: Two halves\nfocus: [${x}, 50]\n`);
  folder.write('pictures/rain.png', await photo(4000, 800).png().toBuffer());
  const { rain } = await read();
  const { data } = await sharp(await media().get(known(rain), 1))
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });

  expect((data[0] ?? 0) > (data[2] ?? 0) ? 'left' : 'right').toBe(side);
});

const animatedPng = async () => {
  const plain = await photo().png().toBuffer();
  // The chunk with the number of frames that follow, after the head of 33 bytes.
  const chunk = Buffer.from([0, 0, 0, 8, 97, 99, 84, 76, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
};
/** Two frames, one above the other; alike ones would become one. */
const frames = Buffer.alloc(700 * 800 * 3, 120).fill(20, 700 * 400 * 3);
const animatedWebp = () =>
  sharp(frames, { raw: { width: 700, height: 800, channels: 3, pageHeight: 400 } })
    .webp()
    .toBuffer();

test.each([
  ['rain.jpg', () => photo().png().toBuffer(), 'is PNG, not JPEG as its name states'],
  ['rain.png', async () => Buffer.from('<svg/>'), 'is not a JPEG, PNG, WebP or AVIF image'],
  ['rain.webp', animatedWebp, 'is animated: expected a still photo'],
  ['rain.png', animatedPng, 'is animated: expected a still photo'],
  [
    'rain.png',
    () => photo(600, 300).png().toBuffer(),
    'has 600 × 300 pixels: expected at least 640 × 360',
  ],
  [
    'rain.jpg',
    () => plain(9000, 6000).jpeg({ quality: 1 }).toBuffer(),
    /^has .* pixels: expected at most 50 mil/,
  ],
  ['rain.jpg', async () => Buffer.alloc(21 * 1024 * 1024), 'has 21 MB: expected at most 20 MB'],
  [
    'rain.jpg',
    async () => (await photo().jpeg().toBuffer()).subarray(0, 4000),
    /^cannot be decoded: /,
  ],
] as const)('%s is refused: %#', async (name, bytes, reason) => {
  folder.write(`pictures/${name}`, await bytes());
  folder.write(news, sampleWith(news, 'picture: pitch', 'picture: rain'));
  const { content, problems } = await read();

  expect(problems).toHaveLength(1);
  const [, found = ''] =
    /^pictures\/rain\.[a-z]+: (.*) \(left out\)$/.exec(problems[0] ?? '') ?? [];
  if (typeof reason === 'string') expect(found).toBe(reason);
  else expect(found).toMatch(reason);
  expect(content.news[0]?.card).toMatchObject({ slug: 'rain', image: null });
});

test('a photo that is replaced by another file stays as it was', async () => {
  folder.write('pictures/rain.jpg', await photo().jpeg().toBuffer());
  const before = known((await read()).rain);
  folder.write('pictures/rain.jpg', await photo().png().toBuffer());
  const { problems, rain } = await read();

  expect(problems).toEqual([
    'pictures/rain.jpg: is PNG, not JPEG as its name states (previous version in use)',
  ]);
  expect(rain).toEqual(before);
  expect((await media().get(known(rain), 1)).length).toBeGreaterThan(100);
});

test('a photo needs its texts, texts need a photo, and a name belongs to one photo', async () => {
  folder.write('pictures/sun.jpg', await photo().jpeg().toBuffer());
  folder.write('pictures/pitch.jpg', await photo().jpeg().toBuffer());
  const { problems } = await read();

  expect(problems).toEqual([
    'pictures/pitch.jpg: has the name of pictures/pitch.svg (left out)',
    'pictures/sun.jpg: expected pictures/sun.yaml with its alt (left out)',
    'pictures/rain.yaml: there is no photo rain (left out)',
  ]);
});

test('a photo and its story that arrive while photos are checked are read together', async () => {
  await reader.read();
  folder.write('pictures/slow.yaml', 'alt: Slow\n');
  folder.write('pictures/slow.jpg', await photo(3000, 2000).jpeg().toBuffer());
  const jpeg = await photo().jpeg().toBuffer();

  // The photos are listed by the call, the other files are read later.
  const reading = read();
  folder.write('pictures/late.yaml', 'alt: A late one\n');
  folder.write('pictures/late.jpg', jpeg);
  const story = sampleFiles['news/rain.md'] ?? '';
  folder.write('news/late.md', story.replace('picture: pitch', 'picture: late'));

  await reading;
  const { content } = await read();
  const late = content.news.find(({ card }) => card.slug === 'late')?.card;
  expect(late?.image?.alt).toBe('A late one');
  expect(content.drawings.pictures.get('late')).toBeDefined();
});
