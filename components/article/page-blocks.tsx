import { Blocks } from '@/components/blocks/blocks';
import blocksStyles from '@/components/blocks/blocks.module.css';
import { longestText } from '@/components/blocks/longest-text';
import type { PagePart } from '@/components/blocks/page-content';
import type { Anchor } from '@/components/content/anchor';
import { hasOffer } from '@/lib/domain/content/bookmaker/offer-blocks';
import { AnchoredLayout } from './anchored-layout';

type Props = {
  parts: readonly PagePart[];
  anchors: Anchor[];
  /** Renders the first block's title, of a bonus, as the page's h1. */
  hasPageTitle?: boolean;
};

/** The blocks of a page in full width; beside its longest text wide screens have the anchors of the page. */
export function PageBlocks({ parts, anchors, hasPageTitle = false }: Props) {
  const text = longestText(parts);
  if (!text || anchors.length < 2) return <Blocks parts={parts} hasPageTitle={hasPageTitle} />;
  const { start, end } = text;
  const firstOffer = parts.findIndex(({ block }) => hasOffer(block));
  const slice = (from: number, to?: number) => {
    const some = parts.slice(from, to);
    if (some.length === 0) return null;
    const isDisclosed = firstOffer >= 0 && firstOffer < from;
    return (
      <Blocks
        parts={some}
        hasPageTitle={hasPageTitle && from === 0}
        first={from}
        nested={isDisclosed}
      />
    );
  };

  return (
    <div className={blocksStyles.blocks}>
      {slice(0, start)}
      <AnchoredLayout anchors={anchors} popup="none" from={1280}>
        {slice(start, end)}
      </AnchoredLayout>
      {slice(end)}
    </div>
  );
}
