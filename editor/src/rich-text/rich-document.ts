import type { Node, Schema } from '@tiptap/pm/model';

/** A block of a source with its bytes, and the empty lines behind it. */
export type SourceBlock = { raw: string; gap: string };

/** How a rich text is stored, such as Markdown. */
export type TextFormat = {
  /** The top level of a source, whose bytes together are the source. */
  split(source: string): { lead: string; blocks: SourceBlock[] };
  /** A block as a node; null if it would not be written back with the same meaning. */
  read(raw: string, schema: Schema): Node | null;
  /** A node as a block of a source, behind another one; `from` is the block that was changed to it. */
  write(node: Node, before: string, from?: KnownBlock): string;
  /** Between two blocks that were not neighbours. */
  gap: string;
};

/** A block of a source, and what it was opened as. */
export type KnownBlock = SourceBlock & { node: Node };

/** A source as a rich text, which keeps the bytes of the blocks that do not change. */
export class RichDocument {
  private constructor(
    private readonly format: TextFormat,
    private readonly lead: string,
    private readonly known: readonly KnownBlock[],
    readonly doc: Node,
  ) {}

  /** The rich text of a source, or the first of its blocks that would not be written back with the same meaning. */
  static open(
    source: string,
    format: TextFormat,
    schema: Schema,
  ): { document: RichDocument } | { misfit: string } {
    const { lead, blocks } = format.split(source);
    const known: KnownBlock[] = [];
    for (const block of blocks) {
      const node = format.read(block.raw, schema);
      if (!node) return { misfit: block.raw };
      known.push({ ...block, node });
    }
    const nodes = known.map(({ node }) => node);
    const doc = schema.topNodeType.createAndFill(null, nodes);
    if (!doc) return { misfit: source };
    return { document: new RichDocument(format, lead, known, doc) };
  }

  /** The source of a changed rich text. Blocks that are as they were keep their bytes. */
  textOf(doc: Node): string {
    const nodes = doc.children.filter(node => !isEmpty(node));
    const places = this.placesOf(nodes);
    let text = this.lead;
    let before = '';
    for (const [index, node] of nodes.entries()) {
      const block = this.known[places[index] ?? -1];
      const isSame = block && (block.node === node || block.node.eq(node));
      before = isSame ? block.raw : this.format.write(node, before, block);
      text += before + this.gapBehind(index, places);
    }
    return text;
  }

  /**
   * For each node the place of the block that it comes from, or null. Nodes keep their identity while
   * others change; after undoing they are equal. A changed one is between the neighbours that it had.
   */
  private placesOf(nodes: readonly Node[]): (number | null)[] {
    const free = new Set(this.known);
    const take = (isFit: (block: KnownBlock) => boolean): number | null => {
      const found = [...free].find(isFit);
      if (!found) return null;
      free.delete(found);
      return this.known.indexOf(found);
    };
    const places = nodes.map(node => take(block => block.node === node));
    for (const [index, node] of nodes.entries())
      places[index] ??= take(block => block.node.eq(node));
    for (const index of nodes.keys()) {
      const before = index === 0 ? -1 : places[index - 1];
      if (typeof before === 'number')
        places[index] ??= take(block => block === this.known[before + 1]);
    }
    return places;
  }

  private gapBehind(index: number, places: readonly (number | null)[]): string {
    if (index === places.length - 1) return this.known.at(-1)?.gap ?? '';
    const place = places[index];
    const isNeighbour = typeof place === 'number' && places[index + 1] === place + 1;
    return (isNeighbour ? this.known[place]?.gap : null) ?? this.format.gap;
  }
}

/** No format has empty paragraphs. */
const isEmpty = (node: Node): boolean => node.type.name === 'paragraph' && node.content.size === 0;
