import { removeAll, rename, unwrapAll, wrap, wrapContent } from './dom';
import { plainTables } from './plain-tables';
import { wordLists } from './word-lists';

/** Pasted HTML as a rich text can have it, and what of it was left out. */
export type CleanPaste = { html: string; lost: string[] };

/**
 * Makes HTML of word processors and of Google Docs plain: lists of Word become lists, styles become
 * bold and italic, tables get a head. Elements that a rich text does not have are dropped later, when it is read.
 */
export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lost = [...lostStyles(body), ...lostPictures(body)];
  removeAll(body, 'style, script, meta, link, title, xml, svg, img:not([src^="picture:"])');
  unwrapAll(body, 'b[id^="docs-internal-guid"], a:not([href]), a[href^="#"]');
  wordLists(body);
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote'))
    wrap(quote, 'blockquote');
  if (plainTables(body)) lost.push('merged cells');
  lowerHeadings(body);
  stylesToElements(body);
  unwrapAll(body, 'li > p:only-of-type, :is(h2, h3, h4, h5, h6, th) :is(b, strong)');
  for (const empty of body.querySelectorAll('p, h2, h3, h4, h5, h6'))
    if (!empty.textContent?.trim() && !empty.querySelector('img')) empty.remove();
  removeAll(body, ':is(body, div, article, section) > br');
  for (const link of body.querySelectorAll('a'))
    link.setAttribute('href', directAddress(link.getAttribute('href') ?? ''));
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
  return { html: body.innerHTML, lost };
}

/** Headings of a text begin below that of the page. */
function lowerHeadings(body: Element): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  if (!body.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1])
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`);
}

/** Google Docs has bold and italic as styles only. */
function stylesToElements(body: Element): void {
  for (const element of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle, textDecoration } = element.style;
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(element, 'strong');
    if (fontStyle === 'italic') wrapContent(element, 'em');
    if (textDecoration.includes('line-through')) wrapContent(element, 's');
  }
  for (const element of body.querySelectorAll<HTMLElement>('b[style], strong[style]'))
    if (['normal', '400'].includes(element.style.fontWeight)) rename(element, 'span');
}

/** Links of a published Google document lead through Google. */
function directAddress(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

const keptAttributes = new Set(['href', 'src', 'alt', 'start']);

function dropAttributes(element: Element): void {
  for (const { name } of [...element.attributes])
    if (!keptAttributes.has(name)) element.removeAttribute(name);
}

function lostPictures(body: Element): string[] {
  const count = body.querySelectorAll('img:not([src^="picture:"]), svg').length;
  if (count === 0) return [];
  return [count === 1 ? 'a picture' : `${count} pictures`];
}

const usualColours = /^(|inherit|initial|windowtext|black|#000|#000000|rgb\(0, 0, 0\))$/i;
const noBackground = /^(|none|transparent|white|inherit|rgb\(255, 255, 255\))$/i;

/** Styles with a meaning to the reader. Links and headings have colours of their own. */
function lostStyles(body: Element): string[] {
  const texts = [...body.querySelectorAll<HTMLElement>('span, font, u, mark, td, p')].filter(
    element =>
      element.textContent?.trim() &&
      !element.closest('a, h1, h2, h3, h4, h5, h6') &&
      !element.querySelector('a'),
  );
  const isUnderlined = ({ tagName, style }: HTMLElement) =>
    tagName === 'U' || style.textDecoration.includes('underline');
  const isColoured = ({ style }: HTMLElement) =>
    !usualColours.test(style.color) || !noBackground.test(style.backgroundColor);
  return [
    ...(texts.some(isUnderlined) ? ['underlining'] : []),
    ...(texts.some(isColoured) ? ['colours'] : []),
  ];
}
