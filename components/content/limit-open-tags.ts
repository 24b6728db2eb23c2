/** Far more than any author leaves open; a parser's time grows with the square of them. */
const mostOpenTags = 2000;

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/**
 * HTML in which no more elements are open at once than a parser can bear: further start tags lose
 * their '<' and name, and are text. Elements count until an end tag of their name.
 */
export function limitOpenTags(html: string): string {
  const open = new Map<string, number>();
  let total = 0;
  return html.replace(/<(\/?)([a-z][a-z\d]*)/gi, (start, slash: string, tag: string) => {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    if (voidTags.has(name) || (slash && count === 0)) return start;
    if (!slash && total >= mostOpenTags) return '';
    const change = slash ? -1 : 1;
    total += change;
    open.set(name, count + change);
    return start;
  });
}
