import type { ComponentType } from 'react';
import type { Block, BlockOf } from '@/lib/contract/blocks/block';
import { holdsOffer } from '@/lib/domain/offer-blocks';
import { Banner } from '../content/banner';
import type { PagePart } from '../content/page-content';
import { Disclosure } from '../odds/disclosure';
import { Accordion } from './accordion';
import styles from './blocks.module.css';
import { BonusHeader } from './bonus-header';
import { BookmakerCompare } from './bookmaker-compare';
import { BookmakerHeader } from './bookmaker-header';
import { BookmakerInfo } from './bookmaker-info';
import { BookmakersList } from './bookmakers-list';
import { ButtonBlock } from './button-block';
import { ContactUsForm } from './contact-us-form';
import { ImagesList } from './images-list';
import { LinkBlock } from './link-block';
import { MarkTable } from './mark-table';
import { Picture } from './picture';
import { ReadMoreText } from './read-more-text';
import { Space } from './space';
import { Text } from './text';
import { TextContent } from './text-content';
import { TutorialList } from './tutorial-list';
import { TwoColumns } from './two-columns';
import { Verdict } from './verdict';

/** What a face may know beyond its block. */
type Place = { isPageTitle?: boolean; isNearTop?: boolean };
type Face<T extends Block['type']> = ComponentType<BlockOf<T> & Place>;

/** A face for every block: the compiler counts them, in both directions. */
type Registry = { [T in Block['type']]: Face<T> };

const faces: Registry = {
  ImagesListPlugin: ImagesList,
  TwoCollPlugin: ({ left, right }) => (
    <TwoColumns
      left={<Blocks parts={plain(left)} within />}
      right={<Blocks parts={plain(right)} within />}
    />
  ),
  ButtonPlugin: ButtonBlock,
  LinkPlugin: LinkBlock,
  TextContentPlugin: TextContent,
  TextPlugin: Text,
  TutorialListPlugin: TutorialList,
  BookmakersListPlugin: BookmakersList,
  AccordionPlugin: Accordion,
  BookmakerHeaderPlugin: BookmakerHeader,
  MarkTablePlugin: MarkTable,
  BonusHeaderPlugin: BonusHeader,
  BookmakerInfoPlugin: BookmakerInfo,
  BookmakerComparePlugin: BookmakerCompare,
  ContactUsFormPlugin: ContactUsForm,
  PicturePlugin: Picture,
  BannerPlugin: ({ html }) => <Banner html={html} lazy />,
  ReadMorePlugin: ReadMoreText,
  SpacePlugin: Space,
  BookmakerProsPlugin: ({ title, items }) => <Verdict kind="pros" title={title} items={items} />,
  BookmakerConsPlugin: ({ title, items }) => <Verdict kind="cons" title={title} items={items} />,
};

/** So many blocks a reader sees as the page opens. */
const topBlocks = 2;

type Props = {
  parts: readonly PagePart[];
  /** The head of a review or a bonus, when it comes first, holds the page's h1. */
  holdsTitle?: boolean;
  /** Parts of another block, which says for them who pays. */
  within?: boolean;
};

/** The blocks of a page, one below the other; the first with offers says, once, who pays for links. */
export function Blocks({ parts, holdsTitle = false, within = false }: Props) {
  const firstOffer = within ? -1 : parts.findIndex(({ block }) => holdsOffer(block));

  return (
    <div className={styles.blocks}>
      {parts.map(({ block, id }, at) => {
        const Shown = faces[block.type] as ComponentType<Block & Place>;
        return (
          <div key={at} className={styles.block} id={id ?? undefined} data-block={block.type}>
            <Shown
              {...block}
              isPageTitle={holdsTitle && at === 0}
              isNearTop={!within && at < topBlocks}
            />
            {at === firstOffer && (
              <div className={styles.paid}>
                <Disclosure of="offers" />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

const plain = (blocks: readonly Block[]): PagePart[] => blocks.map(block => ({ block, id: null }));
