/** Far more than authors leave open; parsing time grows with the square of this number. */
const maxOpenTags = 2000;

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/**
 * Limits the number of open elements: start tags beyond it lose '<' and their name and become text.
 * An element counts as open until an end tag of the same name.
 */
export function limitOpenTags(html: string): string {
  const open = new Map<string, number>();
  let total = 0;
  return html.replace(/<(\/?)([a-z][a-z\d]*)/gi, (start, slash: string, tag: string) => {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    if (voidTags.has(name) || (slash && count === 0)) return start;
    if (!slash && total >= maxOpenTags) return '';
    const change = slash ? -1 : 1;
    total += change;
    open.set(name, count + change);
    return start;
  });
}
