const isInList = (element: Element | null): boolean =>
  Boolean(element && /mso-list:\s*l\d/.test(element.getAttribute('style') ?? ''));

/** Word has no lists in its HTML, but paragraphs with a level and with their bullet or number as text. */
export function wordLists(body: Element): void {
  for (const first of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!first.isConnected || !isInList(first)) continue;
    const run: Element[] = [];
    for (let next: Element | null = first; next && isInList(next); next = next.nextElementSibling)
      run.push(next);
    const place = first.ownerDocument.createComment('');
    first.before(place);
    place.replaceWith(...toLists(run));
  }
}

type OpenList = { level: number; list: Element };

function toLists(paragraphs: readonly Element[]): Element[] {
  const lists: Element[] = [];
  const open: OpenList[] = [];
  for (const paragraph of paragraphs) {
    const level = Number(/level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const name = takeMarker(paragraph);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    // Another kind of list at the same level is another list.
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== name) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = paragraph.ownerDocument.createElement(name);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else lists.push(list);
      open.push({ level, list });
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    open.at(-1)?.list.append(item);
  }
  return lists;
}

/** Removes the bullet or number of a paragraph, and returns the list that it belongs to. */
function takeMarker(paragraph: Element): 'ul' | 'ol' {
  const marker = [...paragraph.querySelectorAll('span')].find(({ attributes }) =>
    /mso-list:\s*Ignore/i.test(attributes.getNamedItem('style')?.value ?? ''),
  );
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(text) ? 'ol' : 'ul';
}
