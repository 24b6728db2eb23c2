import * as z from 'zod/mini';
import { anything, blockReader, demand, optionalText, text } from './body';

/** The HTML of an article; the wire's text, or the object or the list of texts that hosts make of it. */
export const readTextContent = blockReader(
  z.object({ html: optionalText, text: optionalText, body: optionalText, content: optionalText }),
  { text: 'html' },
  wire => ({ html: demand(wire.html ?? wire.text ?? wire.body ?? wire.content, 'the text') }),
);

/** A titled text; either may stand alone. */
export const readText = blockReader(
  z.object({ title: optionalText, text: optionalText }),
  { text: 'text' },
  ({ title, text: html }) => {
    demand(title ?? html, 'the text');
    return { title, html };
  },
);

const usualLength = 400;

/** A text that is cut at `length` visible characters until somebody asks for the rest. */
export const readReadMore = blockReader(
  z.object({ text, length: optionalNumber() }),
  { text: 'text' },
  ({ text: html, length }) => ({ html, length: length === null ? usualLength : length }),
);

const usualHeight = 24;
const maxHeight = 400;

/** Empty room of so many pixels; without a body, the usual room. */
export const readSpace = blockReader(
  z.object({ height: optionalNumber() }),
  { text: 'height' },
  ({ height }) => ({ height: Math.min(height ?? usualHeight, maxHeight) }),
);

/** The contact form's place, with what stands above it; all of it may be missing. */
export const readContactUsForm = blockReader(
  z.object({ title: optionalText, text: optionalText }),
  { text: 'text' },
  ({ title, text: html }) => ({ title, html }),
);

/** A banner: HTML, or a snippet that brings a script. */
export const readBanner = blockReader(
  z.object({ banner: optionalText, html: optionalText }),
  { text: 'banner' },
  wire => ({ html: demand(wire.banner ?? wire.html, 'the banner') }),
);

/** A whole number above zero, of digits or a number ('24px' counts); null when it is none. */
function optionalNumber() {
  return z.pipe(
    anything,
    z.transform(value => {
      const number = Math.round(Number.parseFloat(String(value)));
      return number > 0 ? number : null;
    }),
  );
}
