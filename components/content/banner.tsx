import { advertScripts } from '@/lib/domain/content/advert';
import { BannerSlot, type BannerSize } from './banner-slot.client';
import { RichText } from './rich-text';

type Props = {
  /** HTML or script snippet; nothing is rendered when it is empty. */
  html: string;
  size?: BannerSize;
  /** Defers plain HTML too until the slot is near the viewport. */
  lazy?: boolean;
};

/** An advert. Scripts run once the slot is near the viewport; HTML without scripts is sanitised. */
export function Banner({ html, size = 'wide', lazy = false }: Props) {
  if (html.trim() === '') return null;
  const scripts = advertScripts(html);

  return (
    <BannerSlot
      size={size}
      lazy={lazy}
      {...(scripts.length > 0 && { advert: { snippet: html, scripts } })}
    >
      {scripts.length === 0 && <RichText html={html} variant="small" />}
    </BannerSlot>
  );
}
