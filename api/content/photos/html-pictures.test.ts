import { withPictures } from './html-pictures';
import { createReport, type ValidationError } from '@/api/content/validation-errors';

const drawn = { kind: 'pictures' as const, id: 'toss', hash: '1', svg: new Uint8Array() };
const findPicture = (id: string) => (id === 'toss' ? drawn : null);

describe('images that HTML names', () => {
  const problems: ValidationError[] = [];
  const report = createReport('home.yaml', problems);
  beforeEach(() => problems.splice(0));

  it('images in HTML get their URLs and their size, at any depth of the text', () => {
    const body = {
      banner: { left: ['<img class="a" src=\'picture:toss\' alt="A coin">'] },
      height: 3,
      no: null,
    };

    expect(withPictures(body, 'banner', report, findPicture)).toEqual({
      banner: {
        left: [
          '<img src="/media/pictures/toss.1.webp" srcset="/media/pictures/toss.1.2x.webp 2x" width="640" height="360" class="a" alt="A coin">',
        ],
      },
      height: 3,
      no: null,
    });
    expect(problems).toEqual([]);
  });

  it('images in HTML are requested by their path in the file', () => {
    const requested: [string, string][] = [];
    withPictures({ a: '<p><img alt="" src="picture:none"></p>' }, 'banner', report, (id, path) => {
      requested.push([id, path]);
      return null;
    });

    expect(requested).toEqual([['none', 'banner.a']]);
  });

  it('images in HTML have alternative text', () => {
    withPictures('<img src="picture:toss">', 'bottom_banner', report, findPicture);

    expect(problems).toEqual([
      { file: 'home.yaml', path: 'bottom_banner', reason: "picture 'toss' has no alt" },
    ]);
  });
});
