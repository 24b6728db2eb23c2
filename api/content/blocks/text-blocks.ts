import * as z from 'zod/mini';
import { usualHeight, usualLength } from '@/lib/contract/blocks/text-blocks';
import { labelled, optional, withForm } from '@/api/content/files/form-info';
import {
  advert,
  block,
  html,
  neededHtml,
  neededTitle,
  nonEmptyText,
  optionalHtml,
  title,
  type Block,
  type BlockContext,
} from './block-context';

const unchanged = (body: unknown): unknown => body;

export const textContent: Block = Object.assign(
  (body: unknown, context: BlockContext) => context.report.check(html, body, context.path),
  { label: 'HTML', schema: html },
);

export const text = block('Text box', z.strictObject({ title, text: neededHtml }), unchanged);

const positive = z.int().check(z.positive());

export const readMore = block(
  'Text that unfolds',
  z.strictObject({
    text: neededHtml,
    length: optional('Visible characters', positive, { help: `Empty: ${usualLength}.` }),
  }),
  body => ({ ...body, length: body.length ?? usualLength }),
);

export const space = block(
  'Space',
  z.strictObject({ height: optional('Pixels', positive, { help: `Empty: ${usualHeight}.` }) }),
  body => ({ height: body.height ?? usualHeight }),
);

export const accordion = block(
  'Questions and answers',
  z.strictObject({
    title,
    items: labelled('Items', z.array(z.strictObject({ title: neededTitle, text: neededHtml }))),
  }),
  unchanged,
);

export const contactForm = block(
  'Contact form',
  z.strictObject({ title, text: optionalHtml }),
  unchanged,
);

export const banner = block(
  'Banner',
  z.strictObject({ banner: labelled('HTML or a script', advert, { isBlankWritten: true }) }),
  unchanged,
);

const target = z
  .strictObject({
    title: neededTitle,
    link: optional('Link on this site', nonEmptyText, {
      pick: 'link',
      help: 'A path such as /news.',
    }),
    external_link: optional('Link elsewhere', nonEmptyText, { help: 'https://…' }),
  })
  .check(z.refine(body => body.link ?? body.external_link, 'expected link or external_link'));

export const button = block('Button', target, unchanged);
export const link = block('Link', target, unchanged);

const nested = z.array(z.strictObject({ type: z.string(), body: z.optional(z.unknown()) }));
const column = withForm(z.union([html, nested], 'expected HTML or a list of {type, body}'), {
  kind: 'column',
});

export const twoColumns = block(
  'Two columns',
  z.strictObject({ left: labelled('Left', column), right: labelled('Right', column) }),
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
