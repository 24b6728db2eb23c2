import { Plugin, type blockTypes } from '@/lib/contract/page';
import { ContractError, type Dropped } from '@/lib/contract/validation/contract-error';
import { readAccordion } from './text-blocks';
import type { Parse, Parser } from './body';
import { readBookmakerCompare } from './bookmaker-compare';
import {
  readBonusHeader,
  readBookmakerHeader,
  readBookmakersList,
  readMarkTable,
} from './bookmaker-blocks';
import { readBookmakerInfo } from './bookmaker-info';
import { readButton, readLink } from './text-blocks';
import { readImagesList, readPicture } from './picture-blocks';
import {
  readBanner,
  readContactUsForm,
  readReadMore,
  readSpace,
  readText,
  readTextContent,
} from './text-blocks';
import { readTutorialList } from './picture-blocks';
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
} satisfies { [T in Exclude<BlockType, 'TwoCollPlugin'>]: Parser<unknown> };

type SimpleBlock = {
  [T in keyof typeof readers]: { type: T } & ReturnType<(typeof readers)[T]>['data'];
}[keyof typeof readers];

/** Columns contain blocks themselves. */
type TwoCollBlock = { type: 'TwoCollPlugin' } & Columns<SimpleBlock>;

/** A part of a page as its component renders it; a plugin on the wire. */
export type Block = SimpleBlock | TwoCollBlock;

export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

type ReadBlocks<B> = { blocks: B[]; dropped: Dropped[] };

/**
 * Parses a page's plugins. One of an unknown type, or whose body has none of the accepted forms, is
 * omitted and reported with its path and reason, as are invalid list elements inside the others.
 */
export function readBlocks(plugins: unknown[], path = 'plugins'): ReadBlocks<Block> {
  return readAll<Block>(plugins, path, plugin =>
    plugin.type === 'TwoCollPlugin' ? readColumns(plugin.body) : readSimple(plugin),
  );
}

function readColumns(body: unknown): Parse<TwoCollBlock> {
  const { data, dropped } = readTwoColl(body, (plugins, side) =>
    readAll<SimpleBlock>(plugins, side, readSimple),
  );
  return { data: { type: 'TwoCollPlugin', ...data }, dropped };
}

function readSimple({ type, body }: Plugin): Parse<SimpleBlock> {
  if (!isSimpleType(type)) throw new ContractError(`unknown block '${type.slice(0, 60)}'`);
  const { data, dropped } = readers[type](body);
  // The compiler cannot infer that a parser's result belongs to the type that chose the parser.
  return { data: { type, ...data } as SimpleBlock, dropped };
}

const isSimpleType = (type: string): type is keyof typeof readers => Object.hasOwn(readers, type);

function readAll<B>(
  plugins: unknown[],
  path: string,
  read: (plugin: Plugin) => Parse<NoInfer<B>>,
): ReadBlocks<B> {
  const blocks: B[] = [];
  const dropped: Dropped[] = [];
  plugins.forEach((plugin, index) => {
    const place = `${path}.${index}`;
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
