/**
 * Writes components/ui/brand-marks.ts anew from simple-icons: the marks of the places that the site
 * links to, at a tenth of a unit on their grid of 24, which is finer than they are shown. Their own
 * drawings are four times as long, and stand in every page twice.
 */
import { writeFileSync } from 'node:fs';
import * as icons from 'simple-icons';
import { optimize } from 'svgo';

const marks = {
  discord: icons.siDiscord,
  facebook: icons.siFacebook,
  instagram: icons.siInstagram,
  pinterest: icons.siPinterest,
  reddit: icons.siReddit,
  telegram: icons.siTelegram,
  threads: icons.siThreads,
  tiktok: icons.siTiktok,
  twitter: icons.siX,
  whatsapp: icons.siWhatsapp,
  x: icons.siX,
  youtube: icons.siYoutube,
};

const lines = Object.entries(marks).map(([slug, { path }]) => `  ['${slug}', '${shorter(path)}'],`);
writeFileSync(
  'components/ui/brand-marks.ts',
  `/** The paths of brands' marks on a grid of 24; scripts/make-brand-marks.mjs draws them. */
export const brandMarks: ReadonlyMap<string, string> = new Map([
${lines.join('\n')}
]);
`,
);

function shorter(path) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    multipass: true,
    plugins: [
      {
        name: 'convertPathData',
        params: { floatPrecision: 1, makeArcs: { threshold: 10, tolerance: 2 } },
      },
    ],
  });
  return / d="([^"]+)"/.exec(data)[1];
}
