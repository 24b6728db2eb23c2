import * as z from 'zod/mini';
import {
  any,
  blockParser,
  objectOnly,
  required,
  optionalText,
  text,
  nonEmpty,
  listOf,
} from './body';

/** The HTML of an article; the wire's text, or the object or list of texts that some hosts send. */
export const readTextContent = blockParser(
  z.object({ html: optionalText, text: optionalText, body: optionalText, content: optionalText }),
  { bareText: 'html' },
  wire => ({ html: required(wire.html ?? wire.text ?? wire.body ?? wire.content, 'the text') }),
);

/** A text with a title; either may be missing. */
export const readText = blockParser(
  z.object({ title: optionalText, text: optionalText }),
  { bareText: 'text' },
  ({ title, text: html }) => {
    required(title ?? html, 'the text');
    return { title, html };
  },
);

export const usualLength = 400;

/** A text that is cut at `length` visible characters until the visitor expands it. */
export const readReadMore = blockParser(
  z.object({ text, length: optionalNumber() }),
  { bareText: 'text' },
  ({ text: html, length }) => ({ html, length: length === null ? usualLength : length }),
);

export const usualHeight = 24;
const maxHeight = 400;

/** An empty space in pixels; without a body, the default height. */
export const readSpace = blockParser(
  z.object({ height: optionalNumber() }),
  { bareText: 'height' },
  ({ height }) => ({ height: Math.min(height ?? usualHeight, maxHeight) }),
);

/** The place of the contact form, with the text above it; all of it may be missing. */
export const readContactUsForm = blockParser(
  z.object({ title: optionalText, text: optionalText }),
  { bareText: 'text' },
  ({ title, text: html }) => ({ title, html }),
);

/** A banner: HTML, or a snippet that loads a script. */
export const readBanner = blockParser(
  z.object({ banner: optionalText, html: optionalText }),
  { bareText: 'banner' },
  wire => ({ html: required(wire.banner ?? wire.html, 'the banner') }),
);

/** A positive integer, from digits or a number ('24px' counts); null for any other value. */
function optionalNumber() {
  return z.pipe(
    any,
    z.transform(value => {
      const number = Math.round(Number.parseFloat(String(value)));
      return number > 0 ? number : null;
    }),
  );
}

/** A button or a link: the target within the site is preferred to the external one. */
const target = z.object({ title: text, link: optionalText, external_link: optionalText });

/** Throws without a link that may be followed: a button that does nothing is not shown. */
const toTarget = ({ title, link, external_link }: z.output<typeof target>) => {
  const links = [link, external_link && withScheme(external_link)].filter(href => href !== null);
  return { title, href: required(links.find(isFollowable), 'a link that may be followed') };
};

const followable = ['http:', 'https:', 'mailto:', 'tel:'];

function isFollowable(href: string): boolean {
  const url = URL.parse(href, 'https://relative.invalid');
  return url !== null && followable.includes(url.protocol) && !url.username && !url.password;
}

/** An external URL that begins with its host. */
const withScheme = (link: string): string =>
  /^([a-z][a-z\d+.-]*:|\/)/i.test(link) ? link : `https://${link}`;

export const readButton = blockParser(target, objectOnly, toTarget);
export const readLink = blockParser(target, objectOnly, toTarget);

/** Questions that expand to their answers. */
export const readAccordion = blockParser(
  z.object({ title: optionalText, items: listOf(z.object({ title: text, text: optionalText })) }),
  { bareList: 'items' },
  ({ title, items }) => ({
    title,
    items: nonEmpty(items, 'the list of items').map(item => ({
      title: item.title,
      html: item.text ?? '',
    })),
  }),
);
