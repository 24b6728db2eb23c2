import * as z from 'zod/mini';
import { usualHeight, usualLength } from '@/lib/contract/blocks/text-blocks';
import {
  advert,
  block,
  html,
  title,
  nonEmptyText,
  type Block,
  type BlockContext,
} from './block-context';

const unchanged = (body: unknown): unknown => body;

export const textContent: Block = Object.assign(
  (body: unknown, context: BlockContext) => context.report.check(html, body, context.path),
  { schema: html },
);

export const text = block(z.strictObject({ title, text: html }), unchanged);

export const readMore = block(
  z.strictObject({ text: html, length: z.optional(z.int().check(z.positive())) }),
  body => ({ ...body, length: body.length ?? usualLength }),
);

export const space = block(
  z.strictObject({ height: z.optional(z.int().check(z.positive())) }),
  body => ({ height: body.height ?? usualHeight }),
);

export const accordion = block(
  z.strictObject({ title, items: z.array(z.strictObject({ title: nonEmptyText, text: html })) }),
  unchanged,
);

export const contactForm = block(z.strictObject({ title, text: z.optional(html) }), unchanged);

export const banner = block(z.strictObject({ banner: advert }), unchanged);

export const link = block(
  z
    .strictObject({
      title: nonEmptyText,
      link: z.optional(nonEmptyText),
      external_link: z.optional(nonEmptyText),
    })
    .check(z.refine(body => body.link ?? body.external_link, 'expected link or external_link')),
  unchanged,
);

const nested = z.array(z.strictObject({ type: z.string(), body: z.optional(z.unknown()) }));
const column = z.union([html, nested], 'expected HTML or a list of {type, body}');

export const twoColumns = block(
  z.strictObject({ left: column, right: column }),
  ({ left, right }, context) => ({
    left: toColumn(left, 'left', context),
    right: toColumn(right, 'right', context),
  }),
);

const toColumn = (side: z.infer<typeof column>, name: string, context: BlockContext): unknown =>
  typeof side === 'string'
    ? side
    : side.flatMap(({ type, body }, index) => {
        const path = `${context.path}.${name}.${index} ${type}`;
        return context.toPlugin(type, body, { ...context, path }) ?? [];
      });
