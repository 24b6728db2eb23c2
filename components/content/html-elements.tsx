import { createElement, type ReactNode } from 'react';
import { toPictureAddress, toPictureSet } from '@/lib/domain/content/picture';
import { attribute, isElement, visibleText, type HtmlElement, type HtmlNode } from './clean-html';
import { ContentLink } from './content-link';
import styles from './rich-text.module.css';
import { hostAllowlist } from './host-allowlist';

const structural = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);
const spacing = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6']);

type ElementContext = { within?: string; inLink?: boolean };

/** Converts sanitised nodes to React elements and replaces links, images and tables. */
export function toElements(nodes: readonly HtmlNode[], context: ElementContext = {}): ReactNode[] {
  const shown = nodes.filter(node => isElement(node) || !isIgnorable(node, context));
  return shown.map((node, index) => {
    if (!isElement(node)) return 'value' in node ? node.value : null;
    if (!isSpacer(node)) return toElement(node, index, context);
    const before = shown.slice(0, index).findLast(other => isElement(other) || !isBlank(other));
    const repeats = before !== undefined && isElement(before) && isSpacer(before);
    return repeats ? null : <p key={index} className={styles.spacer} aria-hidden="true" />;
  });
}

function toElement(element: HtmlElement, key: number, context: ElementContext): ReactNode {
  const { tagName, childNodes } = element;
  const inside = { within: tagName, inLink: context.inLink === true || tagName === 'a' };

  if (tagName === 'a') {
    const text = toElements(childNodes, inside);
    const href = context.inLink ? null : attribute(element, 'href');
    return (
      <ContentLink key={key} href={href ?? ''}>
        {text}
      </ContentLink>
    );
  }
  if (tagName === 'img') return picture(element, key);
  if (tagName === 'table') {
    return (
      <div
        key={key}
        className={styles.table}
        role="region"
        aria-label={tableName(element)}
        tabIndex={0}
      >
        <table>{toElements(childNodes, inside)}</table>
      </div>
    );
  }
  const isVoid = tagName === 'br' || tagName === 'hr';
  return createElement(
    tagName,
    { key, ...properties(element) },
    isVoid ? undefined : toElements(childNodes, inside),
  );
}

/** Maps the allowed attributes to React props. */
function properties(element: HtmlElement): Record<string, unknown> {
  const value = (name: string) => attribute(element, name) ?? undefined;
  const integer = (name: string) => parsePositiveInteger(value(name), 100);
  const align = /^(left|center|right)$/.exec(value('align') ?? '')?.[0];
  switch (element.tagName) {
    case 'th': {
      const scope = /^(col|row)$/.exec(value('scope') ?? '')?.[0];
      return { ...cell(), scope: scope ?? (isInTableHead(element) ? 'col' : undefined) };
    }
    case 'td':
      return cell();
    case 'ol':
      return { start: parsePositiveInteger(value('start'), 100_000) };
    case 'time':
      return { dateTime: value('datetime') };
    case 'abbr':
      return { title: value('title') };
    case 'details':
      return { className: styles.details };
    default:
      return { id: value('id') };
  }

  function cell() {
    const style = align ? { textAlign: align } : undefined;
    return { colSpan: integer('colspan'), rowSpan: integer('rowspan'), style };
  }
}

function picture(element: HtmlElement, key: number): ReactNode {
  const { pictures } = hostAllowlist();
  const src = toPictureAddress(attribute(element, 'src'), pictures);
  if (!src) return null;
  const width = parsePositiveInteger(attribute(element, 'width'), 4000);
  const height = parsePositiveInteger(attribute(element, 'height'), 4000);
  const sized = width !== undefined && height !== undefined;
  return (
    <img
      key={key}
      className={sized ? undefined : styles.unsized}
      src={src}
      srcSet={toPictureSet(attribute(element, 'data-set') ?? '', pictures) ?? undefined}
      alt={attribute(element, 'alt') ?? ''}
      width={sized ? width : 640}
      height={sized ? height : 360}
      loading="lazy"
      decoding="async"
    />
  );
}

function parsePositiveInteger(
  text: string | null | undefined,
  largest: number,
): number | undefined {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return number > 0 && number <= largest ? number : undefined;
}

const isBlank = (node: HtmlNode): boolean => 'value' in node && node.value.trim() === '';

/** Comments, and white space inside structural elements, which React would render as text. */
const isIgnorable = (node: HtmlNode, { within = '' }: ElementContext): boolean =>
  !('value' in node) || (isBlank(node) && structural.has(within));

/** A paragraph or heading without visible content. */
const isSpacer = (element: HtmlElement): boolean =>
  spacing.has(element.tagName) &&
  visibleText(element.childNodes).trim() === '' &&
  !hasPicture(element);

const hasPicture = (element: HtmlElement): boolean =>
  element.childNodes.some(node => isElement(node) && (node.tagName === 'img' || hasPicture(node)));

const isInTableHead = ({ parentNode }: HtmlElement): boolean =>
  parentNode !== null &&
  'tagName' in parentNode &&
  (parentNode.parentNode as HtmlElement | null)?.tagName === 'thead';

/** The table's caption, else the text of its header cells. */
function tableName(table: HtmlElement): string {
  const find = (nodes: readonly HtmlNode[], tag: string): HtmlElement[] =>
    nodes
      .filter(isElement)
      .flatMap(node => [...(node.tagName === tag ? [node] : []), ...find(node.childNodes, tag)]);
  const words = (element: HtmlElement) => visibleText(element.childNodes).trim();
  const [caption] = find(table.childNodes, 'caption').map(words);
  const head = find(table.childNodes, 'th').map(words).filter(Boolean).slice(0, 6).join(', ');
  return (caption ?? '') || head || 'Table';
}
