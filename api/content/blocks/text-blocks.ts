import * as z from 'zod/mini';
import { block, html, title, words, type Block, type Place } from './place';

const asItIs = (body: unknown): unknown => body;

const visibleCharacters = 400;
const spacePixels = 24;

export const textContent: Block = (body, place) => place.report.check(html, body, place.path);

export const text = block(z.strictObject({ title, text: html }), asItIs);

export const readMore = block(
  z.strictObject({ text: html, length: z.optional(z.int().check(z.positive())) }),
  body => ({ ...body, length: body.length ?? visibleCharacters }),
);

export const space = block(
  z.strictObject({ height: z.optional(z.int().check(z.positive())) }),
  body => ({ height: body.height ?? spacePixels }),
);

export const accordion = block(
  z.strictObject({ title, items: z.array(z.strictObject({ title: words, text: html })) }),
  asItIs,
);

export const contactForm = block(z.strictObject({ title, text: z.optional(html) }), asItIs);

export const banner = block(z.strictObject({ banner: html }), asItIs);

export const link = block(
  z
    .strictObject({ title: words, link: z.optional(words), external_link: z.optional(words) })
    .check(z.refine(body => body.link ?? body.external_link, 'expected link or external_link')),
  asItIs,
);

const nested = z.array(z.strictObject({ type: z.string(), body: z.optional(z.unknown()) }));
const column = z.union([html, nested], 'expected HTML or a list of {type, body}');

export const twoColumns = block(
  z.strictObject({ left: column, right: column }),
  ({ left, right }, place) => ({
    left: toColumn(left, 'left', place),
    right: toColumn(right, 'right', place),
  }),
);

const toColumn = (side: z.infer<typeof column>, name: string, place: Place): unknown =>
  typeof side === 'string'
    ? side
    : side.flatMap(({ type, body }, at) => {
        const path = `${place.path}.${name}.${at} ${type}`;
        return place.toPlugin(type, body, { ...place, path }) ?? [];
      });
