import { Plugin, type blockTypes } from '../page';
import { ContractError, type Dropped } from '../contract-error';
import { readAccordion } from './accordion';
import type { Read, Reader } from './body';
import { readBookmakerCompare } from './bookmaker-compare';
import {
  readBonusHeader,
  readBookmakerHeader,
  readBookmakersList,
  readMarkTable,
} from './bookmaker-blocks';
import { readBookmakerInfo } from './bookmaker-info';
import { readButton, readLink } from './link-blocks';
import { readImagesList, readPicture } from './picture-blocks';
import {
  readBanner,
  readContactUsForm,
  readReadMore,
  readSpace,
  readText,
  readTextContent,
} from './text-blocks';
import { readTutorialList } from './tutorial-list';
import { readTwoColl, type Columns } from './two-coll';
import { readBookmakerCons, readBookmakerPros } from './verdict-blocks';

type BlockType = (typeof blockTypes)[number];

const readers = {
  ImagesListPlugin: readImagesList,
  ButtonPlugin: readButton,
  LinkPlugin: readLink,
  TextContentPlugin: readTextContent,
  TextPlugin: readText,
  TutorialListPlugin: readTutorialList,
  BookmakersListPlugin: readBookmakersList,
  AccordionPlugin: readAccordion,
  BookmakerHeaderPlugin: readBookmakerHeader,
  MarkTablePlugin: readMarkTable,
  BonusHeaderPlugin: readBonusHeader,
  BookmakerInfoPlugin: readBookmakerInfo,
  BookmakerComparePlugin: readBookmakerCompare,
  ContactUsFormPlugin: readContactUsForm,
  PicturePlugin: readPicture,
  BannerPlugin: readBanner,
  ReadMorePlugin: readReadMore,
  SpacePlugin: readSpace,
  BookmakerProsPlugin: readBookmakerPros,
  BookmakerConsPlugin: readBookmakerCons,
} satisfies { [T in Exclude<BlockType, 'TwoCollPlugin'>]: Reader<unknown> };

type SimpleBlock = {
  [T in keyof typeof readers]: { type: T } & ReturnType<(typeof readers)[T]>['data'];
}[keyof typeof readers];

/** Columns hold blocks themselves. */
type TwoCollBlock = { type: 'TwoCollPlugin' } & Columns<SimpleBlock>;

/** A part of a page as its face draws it; the wire's plugin. */
export type Block = SimpleBlock | TwoCollBlock;

export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

type ReadBlocks<B> = { blocks: B[]; dropped: Dropped[] };

/**
 * Reads a page's plugins. One of an unknown type, or whose body has none of the accepted shapes, is
 * left out and reported with its place and reason, as are list elements inside the others.
 */
export function readBlocks(plugins: unknown[], path = 'plugins'): ReadBlocks<Block> {
  return readAll<Block>(plugins, path, plugin =>
    plugin.type === 'TwoCollPlugin' ? readColumns(plugin.body) : readSimple(plugin),
  );
}

function readColumns(body: unknown): Read<TwoCollBlock> {
  const { data, dropped } = readTwoColl(body, (plugins, side) =>
    readAll<SimpleBlock>(plugins, side, readSimple),
  );
  return { data: { type: 'TwoCollPlugin', ...data }, dropped };
}

function readSimple({ type, body }: Plugin): Read<SimpleBlock> {
  if (!isSimpleType(type)) throw new ContractError(`unknown block '${type.slice(0, 60)}'`);
  const { data, dropped } = readers[type](body);
  // The compiler cannot see that a reader's shape belongs to the type that chose the reader.
  return { data: { type, ...data } as SimpleBlock, dropped };
}

const isSimpleType = (type: string): type is keyof typeof readers => Object.hasOwn(readers, type);

function readAll<B>(
  plugins: unknown[],
  path: string,
  read: (plugin: Plugin) => Read<NoInfer<B>>,
): ReadBlocks<B> {
  const blocks: B[] = [];
  const dropped: Dropped[] = [];
  plugins.forEach((plugin, at) => {
    const place = `${path}.${at}`;
    try {
      const known = Plugin.safeParse(plugin);
      if (!known.success) throw new ContractError('no block');
      const { data, dropped: inside } = read(known.data);
      blocks.push(data);
      dropped.push(...inside.map(drop => ({ ...drop, path: `${place}.${drop.path}` })));
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      dropped.push({ path: place, reason: error.message });
    }
  });
  return { blocks, dropped };
}
