import { colours } from '@/lib/seo/colours';
import { projectFiles, textOf } from './project-files';

const hexColour = /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi;

/** Code and styles; drawings have colours of their own, and so do the flags of nations. */
const written = projectFiles().filter(
  file =>
    /^(api|app|components|lib|scripts|server)\/.*\.(css|m?js|tsx?)$/.test(file) &&
    !/\.test\.tsx?$|^scripts\/make-flags\.mjs$|^api\/data\//.test(file),
);

it('writes the colours of the site in app/tokens.css alone', () => {
  const found = written.filter(file => (textOf(file).match(hexColour) ?? []).length > 0);

  expect(found).toEqual(['app/tokens.css']);
});

it('draws the icon in the colours of the logo (node scripts/make-icons.mjs)', () => {
  const drawn = new Set(textOf('public/favicon.svg').match(hexColour));

  expect([...drawn].sort()).toEqual([colours.leather, colours.leatherShade, colours.seam].sort());
});
