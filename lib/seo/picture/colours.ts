/** The site's colours (app/tokens.css) for pictures, which know no stylesheet. */
export const colours = {
  pitch: '#0f3324',
  pitchStripe: '#123a29',
  pitchRaised: '#1c4a36',
  onPitch: '#f6f1e3',
  onPitchMuted: '#b9cdbf',
  leather: '#a8281d',
  star: '#f0b94d',
  crests: [
    ['#123f7a', '#a8481a'],
    ['#0f5c4c', '#8f2d1e'],
    ['#1e3a8a', '#0b6b6b'],
    ['#8a1c1c', '#3b2a5c'],
    ['#6d1230', '#1f3d63'],
    ['#b3420f', '#1d2b4f'],
    ['#334155', '#8f3a12'],
    ['#5b2a7a', '#0e5a5f'],
  ],
} as const;
