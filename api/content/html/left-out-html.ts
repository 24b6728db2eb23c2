import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  allowedTags,
  discardedTags,
  embeddingTags,
  renamedTags,
} from '@/lib/domain/content/allowed-html';
import { toVideo } from '@/lib/domain/content/video';
import { memoize } from '@/api/content/memoize';

const shown = new Set([...allowedTags, ...Object.keys(renamedTags)]);
const discarded = new Set(discardedTags);
const shownLength = 60;

/**
 * The parts of a text's HTML that pages leave out, as sentences for its author. Elements without a
 * meaning, whose text stays, are not among them.
 */
export const leftOutOf = memoize((html): string[] => {
  const reasons = new Set<string>();
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node && !shown.has(node.tagName)) {
      const reason = reasonOf(node);
      if (reason) reasons.add(reason);
      if (discarded.has(node.tagName)) return;
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return [...reasons];
});

/** Elements that only group or style their text. */
const plain = new Set([
  'font',
  'center',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'big',
  'nobr',
  'wbr',
  'tt',
  'strike',
  'o:p',
  'colgroup',
  'col',
]);

function reasonOf({ tagName, attrs }: Tree.Element): string | null {
  if (plain.has(tagName)) return null;
  const source = attrs.find(({ name }) => name === 'src')?.value ?? '';
  if (embeddingTags.includes(tagName) && toVideo(source))
    return `<${tagName}> of a video is shown as a link; a TutorialListPlugin plays it in the page`;
  const place = source ? ` of ${source.slice(0, shownLength)}` : '';
  return `<${tagName}>${place} is left out`;
}
