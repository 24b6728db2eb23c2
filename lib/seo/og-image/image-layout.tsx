import type { ReactNode } from 'react';
import { ballImage, toDrawableText } from './assets';
import { colours } from '@/lib/seo/colours';

type Props = { siteName: string; kicker: string; children: ReactNode };

const stripe = 100 / 7;
const outfield = Array.from({ length: 7 }, (_, index) => {
  const colour = index % 2 === 0 ? colours.pitch : colours.pitchStripe;
  return `${colour} ${index * stripe}%, ${colour} ${(index + 1) * stripe}%`;
}).join(', ');

/** The outfield and the brand around the content of an image. */
export const ImageLayout = ({ siteName, kicker, children }: Props) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '56px 64px',
      backgroundColor: colours.pitch,
      backgroundImage: `linear-gradient(102deg, ${outfield})`,
      color: colours.onPitch,
      fontFamily: 'latin, latin-ext',
      fontWeight: 500,
    }}
  >
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
        <img src={ballImage} width={56} height={56} alt="" />
        <span style={{ fontSize: 38, fontWeight: 800 }}>{toDrawableText(siteName)}</span>
      </div>
      <span style={{ fontSize: 28, color: colours.onPitchMuted }}>{toDrawableText(kicker)}</span>
    </div>
    {children}
  </div>
);
