export function removeAll(root: Element, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.remove();
}

/** Replaces elements by their content. */
export function unwrapAll(root: Element, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.replaceWith(...element.childNodes);
}

/** An element of another name with the content of this one. */
export function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Puts an element around another one. */
export function wrap(element: Element, name: string): void {
  const around = element.ownerDocument.createElement(name);
  element.replaceWith(around);
  around.append(element);
}

/** Puts an element around the content of another one. */
export function wrapContent(element: Element, name: string): void {
  const inside = element.ownerDocument.createElement(name);
  inside.append(...element.childNodes);
  element.append(inside);
}
