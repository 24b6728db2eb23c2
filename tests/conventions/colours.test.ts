import { colours } from '@/lib/seo/colours';
import { projectFiles, textOf } from './project-files';

const hexColour = /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi;

/** Code and styles; illustrations and flags have their own colours. */
const written = projectFiles().filter(
  file =>
    /^(api|app|components|lib|scripts|server)\/.*\.(css|m?js|tsx?)$/.test(file) &&
    !/\.test\.tsx?$|^scripts\/assets\/make-flags\.mjs$/.test(file),
);

it('defines the colours of the site only in app/tokens.css', () => {
  const found = written.filter(file => (textOf(file).match(hexColour) ?? []).length > 0);

  expect(found).toEqual(['app/tokens.css']);
});

it('the icon has the colours of the logo (node scripts/assets/make-icons.mjs)', () => {
  const drawn = new Set(textOf('public/favicon.svg').match(hexColour));

  expect([...drawn].sort()).toEqual([colours.leather, colours.leatherShade, colours.seam].sort());
});
