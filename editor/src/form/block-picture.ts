import { photoRow } from '@/format/body';
import type { BlockForm, Field } from '@/format/field';

/*
 * The pictures of blocks where one is chosen: a sketch of each, from its fields.
 */
const [width, height, gap] = [240, 160, 12];
const [ink, faint, accent, page] = ['#35503f', '#9db3a5', '#0b7a43', '#f3f6f2'];

type Shape = { svg: string; height: number };

const bar = (x: number, y: number, [barWidth, barHeight]: [number, number], fill: string) =>
  `<rect x="${x}" y="${y}" width="${barWidth}" height="${barHeight}" rx="3" fill="${fill}"/>`;

const heading = (y: number): Shape => ({ svg: bar(20, y, [110, 12], ink), height: 12 });
const lines = (y: number): Shape => ({
  svg: [200, 184, 150].map((length, line) => bar(20, y + line * 12, [length, 6], faint)).join(''),
  height: 30,
});
const list = (y: number): Shape => ({
  svg: [0, 1, 2]
    .map(
      row => bar(20, y + row * 16, [10, 10], accent) + bar(38, y + row * 16 + 2, [150, 6], faint),
    )
    .join(''),
  height: 42,
});
const picture = (y: number): Shape => ({
  svg:
    bar(20, y, [200, 64], faint) +
    `<path d="M28 ${y + 58} 84 ${y + 20} 122 ${y + 46} 156 ${y + 30} 212 ${y + 58}z" fill="${page}"/>` +
    `<circle cx="180" cy="${y + 18}" r="8" fill="${page}"/>`,
  height: 64,
});
const button = (y: number): Shape => ({
  svg: `<rect x="20" y="${y}" width="96" height="26" rx="13" fill="${accent}"/>${bar(40, y + 10, [56, 6], page)}`,
  height: 26,
});
const columns = (y: number): Shape => ({
  svg: [20, 126]
    .map(x => [0, 1, 2, 3].map(line => bar(x, y + line * 14, [94, 7], faint)).join(''))
    .join(''),
  height: 50,
});
const logo = (y: number): Shape => ({
  svg:
    bar(20, y, [64, 28], accent) + bar(96, y + 4, [100, 8], ink) + bar(96, y + 18, [70, 6], faint),
  height: 28,
});

/** What a field looks like on the page; null for one that is not seen. */
function shapeOf({ name, kind }: Field): ((y: number) => Shape) | null {
  if (name === 'slug' || name === 'slugs' || name === 'bookmaker') return logo;
  if (name === 'link' || name === 'button') return button;
  switch (kind) {
    case 'picture':
      return picture;
    case 'html':
    case 'long':
      return lines;
    case 'list':
    case 'longTexts':
    case 'texts':
      return list;
    case 'column':
      return columns;
    default:
      return name === 'title' || name === 'caption' ? heading : null;
  }
}

const draw = (shapes: readonly ((y: number) => Shape)[]): string => {
  let y = 20;
  let svg = '';
  for (const shape of shapes) {
    const { svg: part, height: used } = shape(y);
    if (y + used > height) break;
    svg += part;
    y += used + gap;
  }
  return (
    'data:image/svg+xml,' +
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
        `<rect width="${width}" height="${height}" fill="${page}"/>${svg}</svg>`,
    )
  );
};

/** The sketch of a block, as the address of an image. */
export function blockPicture(type: string, block: BlockForm | undefined): string {
  if (type === photoRow) return draw([picture, lines]);
  const shapes = (block?.fields ?? []).map(shapeOf).filter(shape => shape !== null);
  return draw(shapes.length === 0 ? [lines, lines] : [...new Set(shapes)]);
}
