import type { BlockOf } from '@/lib/contract/blocks/block';
import { RichText } from '../content/rich-text';

export function TextContent({ html }: BlockOf<'TextContentPlugin'>) {
  return <RichText html={html} />;
}
