import { withoutLastWord } from '@/lib/domain/plain-text';
import { ballPicture, drawable } from './assets';
import { colours } from '../colours';
import { Frame } from './frame';

type Props = { title: string; kicker: string; siteName: string; mark?: number | null };

/** A title, large; of a bookmaker its mark, and no offer. */
export function TitlePicture({ title, kicker, siteName, mark = null }: Props) {
  const text = drawable(title) || drawable(siteName);
  const shown = text.length > 110 ? `${withoutLastWord(text.slice(0, 108))}…` : text;

  return (
    <Frame siteName={siteName} kicker={kicker}>
      <img
        src={ballPicture}
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
        <span style={{ fontSize: sizeOf(shown), lineHeight: 1.12, fontWeight: 800 }}>{shown}</span>
        {mark !== null && (
          <span style={{ fontSize: 40, color: colours.star }}>{mark} out of 5</span>
        )}
      </div>
    </Frame>
  );
}

const sizeOf = ({ length }: string): number => (length < 40 ? 84 : length < 70 ? 70 : 58);
