import { advertScripts } from '@/lib/domain/advert';
import { BannerSlot, type BannerSize } from './banner-slot.client';
import { RichText } from './rich-text';

type Props = {
  /** An HTML or script snippet; nothing is drawn for an empty one. */
  html: string;
  size?: BannerSize;
  /** Plain HTML too waits until its place is nearly in view. */
  lazy?: boolean;
};

/** An advert. Scripts run once their place is nearly in view; HTML without any is sanitised. */
export function Banner({ html, size = 'wide', lazy = false }: Props) {
  if (html.trim() === '') return null;
  const scripts = advertScripts(html);

  return (
    <BannerSlot
      size={size}
      lazy={lazy}
      {...(scripts.length > 0 && { advert: { snippet: html, scripts } })}
    >
      {scripts.length === 0 && <RichText html={html} look="small" anchors={false} />}
    </BannerSlot>
  );
}
