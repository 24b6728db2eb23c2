import { siteEnv } from '@/lib/env';
import { hardTexts } from '@/tests/fixtures/formats/hard-texts';
import { manifestProblems } from '@/tests/fixtures/formats/manifest-problems';
import { GET } from './route';

const settings = { ...siteEnv() };
afterEach(() => void Object.assign(siteEnv(), settings));

test.each([['a plain name', 'Bat'], ...Object.entries(hardTexts)])(
  'the site can be installed with %s as its name',
  async (_what, name) => {
    Object.assign(siteEnv(), { SITE_NAME: name });
    const response = GET();

    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(manifestProblems((await response.json()) as object)).toEqual([]);
  },
);
