import { parse } from 'parse5';
import type { CrawledPage } from './crawl';
import { linkTags, shownOf } from './link-tags';

/** How the terms of all offers of the embedded content begin. */
const terms = /18\+\. (?:An invented example|Example offer)/;
const clickOut = /^\/(?:sportsbet|bookmaker)\/redirect\//;
/** The demo's bookmakers are invented: a sentence that they pay for visitors would be false. */
const disclosure = /invented .{0,40}(?:takes|take) no bets and (?:pays|pay) nobody/;
const payment = /(?:pays|pay) us for visitors/;
const placeDisclosure = 'These sites may pay for their place here.';
const age = /18\+.{0,200}Gambling can be addictive, please play responsibly!/s;

/**
 * The parts that a page with paid links lacks: the words that disclose them, their `rel`, the terms
 * of an offer, the age.
 */
export function offerProblems(page: CrawledPage): string[] {
  if (page.status !== 200 || page.html === '') return [];
  const hasAge = (isOut(page.path) ? /18\+/ : age).test(page.html);
  return [
    ...wronglyMarked(page),
    ...undisclosed(page),
    ...offersWithoutTerms(page),
    ...(hasAge ? [] : [`${page.path}: no 18+`]),
  ];
}

const isOut = (path: string): boolean => clickOut.test(path);

/** Paid links without the `rel` values for search engines. */
function wronglyMarked({ path, html }: CrawledPage): string[] {
  return linkTags(html)
    .filter(({ href, rel }) => isOut(href) && rel !== 'sponsored nofollow noopener')
    .map(({ href }) => `${path}: ${href}`);
}

function undisclosed({ path, html }: CrawledPage): string[] {
  const paid = linkTags(html).filter(({ rel }) => rel.includes('sponsored'));
  const isOfOffers = paid.some(({ href }) => isOut(href) || isOut(path));
  const isOfPlaces = paid.some(({ href }) => !isOut(href) && !isOut(path));
  const shown = shownOf(html);
  return [
    ...(payment.test(shown) ? [`${path}: a payment by invented bookmakers`] : []),
    ...(isOfOffers && !disclosure.test(shown) ? [`${path}: offers`] : []),
    ...(isOfPlaces && !shown.includes(placeDisclosure) ? [`${path}: places`] : []),
  ];
}

type Node = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] };

const of = ({ attrs }: Node, name: string): string =>
  attrs?.find(attribute => attribute.name === name)?.value ?? '';

/** Links to bookmakers and bonuses without terms in their card, row or header. */
function offersWithoutTerms({ path, html }: CrawledPage): string[] {
  if (isOut(path)) return [];
  const missing: string[] = [];
  const walk = (node: Node, around: Node[]) => {
    const href = of(node, 'href');
    const isOffer =
      node.nodeName === 'a' &&
      (href.startsWith('/bookmaker/redirect/') || textOf(node).startsWith('Claim'));
    const near = around.slice(-4).filter(({ nodeName }) => nodeName !== 'main');
    if (isOffer && !near.some(holdsTerms)) missing.push(`${path}: ${href}`);
    for (const child of node.childNodes ?? []) walk(child, [...around, node]);
  };
  walk(parse(html) as unknown as Node, []);
  return missing;
}

const holdsTerms = (node: Node): boolean => terms.test(textOf(node));

const textOf = (node: Node & { value?: string }): string =>
  (node.value ?? '') + (node.childNodes ?? []).map(textOf).join('');
