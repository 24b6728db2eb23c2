import { withoutLastWord } from '@/lib/domain/content/plain-text';
import { ballImage, toDrawableText } from './assets';
import { colours } from '@/lib/seo/colours';
import { ImageLayout } from './image-layout';

type Props = { title: string; kicker: string; siteName: string; mark?: number | null };

/** A large title; for a bookmaker also its mark, and no offer. */
export function TitleImage({ title, kicker, siteName, mark = null }: Props) {
  const text = toDrawableText(title) || toDrawableText(siteName);
  const displayed = text.length > 110 ? `${withoutLastWord(text.slice(0, 108))}…` : text;

  return (
    <ImageLayout siteName={siteName} kicker={kicker}>
      <img
        src={ballImage}
        width={420}
        height={420}
        style={{ position: 'absolute', right: -150, bottom: -150, opacity: 0.9 }}
        alt=""
      />
      <div
        style={{
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 28,
          maxWidth: 900,
        }}
      >
        <span style={{ fontSize: sizeOf(displayed), lineHeight: 1.12, fontWeight: 800 }}>
          {displayed}
        </span>
        {mark !== null && (
          <span style={{ fontSize: 40, color: colours.star }}>{mark} out of 5</span>
        )}
      </div>
    </ImageLayout>
  );
}

const sizeOf = ({ length }: string): number => (length < 40 ? 84 : length < 70 ? 70 : 58);
