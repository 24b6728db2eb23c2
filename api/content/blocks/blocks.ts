import type { Plugin, blockTypes } from '@/lib/contract/page';
import * as bookmaker from './bookmaker-blocks';
import * as picture from './picture-blocks';
import type { Block, BlockContext } from './block-context';
import * as text from './text-blocks';

type BlockType = (typeof blockTypes)[number];

/** In the order in which the editor offers them. */
export const blocks: Record<BlockType, Block> = {
  TextPlugin: text.text,
  TextContentPlugin: text.textContent,
  ReadMorePlugin: text.readMore,
  SpacePlugin: text.space,
  AccordionPlugin: text.accordion,
  TwoCollPlugin: text.twoColumns,
  ButtonPlugin: text.button,
  LinkPlugin: text.link,
  PicturePlugin: picture.onePicture,
  ImagesListPlugin: picture.pictureList,
  TutorialListPlugin: picture.tutorialList,
  ContactUsFormPlugin: text.contactForm,
  BannerPlugin: text.banner,
  BookmakersListPlugin: bookmaker.bookmakersList,
  BookmakerHeaderPlugin: bookmaker.bookmakerHeader,
  BookmakerInfoPlugin: bookmaker.bookmakerInfo,
  BookmakerComparePlugin: bookmaker.bookmakerCompare,
  BookmakerProsPlugin: bookmaker.bookmakerPros,
  BookmakerConsPlugin: bookmaker.bookmakerCons,
  MarkTablePlugin: bookmaker.markTable,
  BonusHeaderPlugin: bookmaker.bonusHeader,
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
