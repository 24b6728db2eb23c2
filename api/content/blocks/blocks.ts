import type { Plugin, blockTypes } from '@/lib/contract/page';
import * as bookmaker from './bookmaker-blocks';
import * as picture from './picture-blocks';
import type { Block, BlockContext } from './block-context';
import * as text from './text-blocks';

type BlockType = (typeof blockTypes)[number];

export const blocks: Record<BlockType, Block> = {
  ImagesListPlugin: picture.pictureList,
  TwoCollPlugin: text.twoColumns,
  ButtonPlugin: text.link,
  LinkPlugin: text.link,
  TextContentPlugin: text.textContent,
  TextPlugin: text.text,
  TutorialListPlugin: picture.tutorialList,
  BookmakersListPlugin: bookmaker.bookmakersList,
  AccordionPlugin: text.accordion,
  BookmakerHeaderPlugin: bookmaker.bookmakerHeader,
  MarkTablePlugin: bookmaker.markTable,
  BonusHeaderPlugin: bookmaker.bonusHeader,
  BookmakerInfoPlugin: bookmaker.bookmakerInfo,
  BookmakerComparePlugin: bookmaker.bookmakerCompare,
  ContactUsFormPlugin: text.contactForm,
  PicturePlugin: picture.onePicture,
  BannerPlugin: text.banner,
  ReadMorePlugin: text.readMore,
  SpacePlugin: text.space,
  BookmakerProsPlugin: bookmaker.bookmakerPros,
  BookmakerConsPlugin: bookmaker.bookmakerCons,
};

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blocks, type);

/**
 * The wire's plugin of a block in a file; null, with an error in the report, when it is invalid.
 */
export function toPlugin(type: string, body: unknown, context: BlockContext): Plugin | null {
  if (!isBlockType(type)) {
    context.report.add(context.path, `there is no block '${type}'`);
    return null;
  }
  const wire = blocks[type](body, context);
  return wire === null ? null : { type, body: wire };
}
