import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(process.cwd(), 'app/tokens.css'), 'utf8');

/** The colour of a token of app/tokens.css in the light scheme; throws when there is no such token. */
export function tokenColour(name: string): string {
  const value = new RegExp(`--${name}:\\s*(?:light-dark\\()?(#[\\da-f]{3,8})\\b`).exec(css)?.[1];
  if (!value) throw new Error(`app/tokens.css has no colour --${name}.`);
  return value;
}

const crests = [0, 1, 2, 3, 4, 5, 6, 7].map(
  at => [tokenColour(`crest-${at}`), tokenColour(`crest-${at}-shade`)] as const,
);

/** The site's colours for images, the manifest and the browser's frame, which have no stylesheet. */
export const colours = {
  page: tokenColour('page'),
  pitch: tokenColour('pitch'),
  pitchStripe: tokenColour('pitch-stripe'),
  onPitch: tokenColour('on-pitch'),
  onPitchMuted: tokenColour('on-pitch-muted'),
  star: tokenColour('on-pitch-star'),
  leather: tokenColour('leather'),
  leatherShade: tokenColour('leather-shade'),
  seam: tokenColour('seam'),
  onCrest: tokenColour('on-crest'),
  /** The two colours of a club's badge, by the number of its pair. */
  crest: (pair: number): readonly [string, string] =>
    crests[pair] ?? [tokenColour('crest-0'), tokenColour('crest-0-shade')],
};
