import type { ComponentType } from 'react';
import type { PagePart } from './page-content';
import { Banner } from '@/components/content/banner';
import { ContentLink } from '@/components/content/content-link';
import { RichText } from '@/components/content/rich-text';
import { ContactForm } from '@/components/forms/contact-form';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import button from '@/components/ui/button.module.css';
import type { Block, BlockOf } from '@/lib/contract/blocks/block';
import { hasOffer } from '@/lib/domain/content/bookmaker/offer-blocks';
import { Accordion } from './accordion';
import styles from './blocks.module.css';
import { BonusHeader } from './bookmaker/bonus-header';
import { BookmakerCompare } from './bookmaker/bookmaker-compare';
import { BookmakerHeader } from './bookmaker/bookmaker-header';
import { BookmakerInfo } from './bookmaker/bookmaker-info';
import { BookmakersList } from './bookmaker/bookmakers-list';
import { MarkTable } from './bookmaker/mark-table';
import { Verdict } from './bookmaker/verdict';
import { ImagesList } from './images-list';
import { LinkBlock } from './link-block';
import { Picture } from './picture';
import { ReadMoreText } from './read-more-text';
import { TitledBlock } from './titled-block';
import { TutorialList } from './tutorial-list';
import { TwoColumns } from './two-columns';

type BlockContext = { isPageTitle?: boolean; isNearTop?: boolean };
type BlockComponent<T extends Block['type']> = ComponentType<BlockOf<T> & BlockContext>;

/** One component per block type; the compiler rejects a missing or an unknown type. */
type Registry = { [T in Block['type']]: BlockComponent<T> };

const blockComponents: Registry = {
  ImagesListPlugin: ImagesList,
  TwoCollPlugin: ({ left, right }) => (
    <TwoColumns
      left={<Blocks parts={withoutIds(left)} nested />}
      right={<Blocks parts={withoutIds(right)} nested />}
    />
  ),
  ButtonPlugin: ({ title, href }) => (
    <ContentLink href={href} className={`${button.button} ${button.primary}`}>
      {title}
    </ContentLink>
  ),
  LinkPlugin: LinkBlock,
  TextContentPlugin: ({ html }) => <RichText html={html} headingIds="page" />,
  TextPlugin: ({ title, html }) => (
    <TitledBlock title={title}>{html && <RichText html={html} headingIds="page" />}</TitledBlock>
  ),
  TutorialListPlugin: TutorialList,
  BookmakersListPlugin: BookmakersList,
  AccordionPlugin: Accordion,
  BookmakerHeaderPlugin: BookmakerHeader,
  MarkTablePlugin: MarkTable,
  BonusHeaderPlugin: BonusHeader,
  BookmakerInfoPlugin: BookmakerInfo,
  BookmakerComparePlugin: BookmakerCompare,
  ContactUsFormPlugin: ({ title, html }) => <ContactForm title={title} text={html} />,
  PicturePlugin: Picture,
  BannerPlugin: ({ html }) => <Banner html={html} lazy />,
  ReadMorePlugin: ReadMoreText,
  SpacePlugin: ({ height }) => <div style={{ height }} aria-hidden="true" />,
  BookmakerProsPlugin: ({ title, items }) => <Verdict kind="pros" title={title} items={items} />,
  BookmakerConsPlugin: ({ title, items }) => <Verdict kind="cons" title={title} items={items} />,
};

/** Blocks that load images eagerly because they are likely in the first viewport. */
const topBlocks = 2;

type Props = {
  parts: readonly PagePart[];
  /** Renders the first block's title, of a review or a bonus, as the page's h1. */
  hasPageTitle?: boolean;
  /** Inside another block, which shows the disclosure for all of them. */
  nested?: boolean;
  /** The place of the first one among the blocks of its page. */
  first?: number;
};

/** The blocks of a page; the affiliate disclosure follows the first block with an offer. */
export function Blocks({ parts, hasPageTitle = false, nested = false, first = 0 }: Props) {
  const firstOffer = nested ? -1 : parts.findIndex(({ block }) => hasOffer(block));

  return (
    <div className={styles.blocks}>
      {parts.map(({ block, id }, index) => {
        const Component = blockComponents[block.type] as ComponentType<Block & BlockContext>;
        return (
          <div key={index} className={styles.block} id={id ?? undefined} data-block={block.type}>
            <Component
              {...block}
              isPageTitle={hasPageTitle && index === 0}
              isNearTop={!nested && first + index < topBlocks}
            />
            {index === firstOffer && (
              <div className={styles.paid}>
                <AffiliateDisclosure of="offers" />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

const withoutIds = (blocks: readonly Block[]): PagePart[] =>
  blocks.map(block => ({ block, id: null }));
