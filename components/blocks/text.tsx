import type { BlockOf } from '@/lib/contract/blocks/block';
import { RichText } from '../content/rich-text';
import { TitledBlock } from './titled-block';

export function Text({ title, html }: BlockOf<'TextPlugin'>) {
  return <TitledBlock title={title}>{html && <RichText html={html} />}</TitledBlock>;
}
