import { toPlugin } from '@/api/content/blocks/blocks';
import type { BlockContext, KnownBookmaker } from '@/api/content/blocks/block-context';
import { createReport, type ValidationError } from '@/api/content/validation-errors';
import { keyOf, type BlockForm, type Field } from '@/editor/format/field';
import * as forms from '@/editor/format/forms';
import { readBlocks } from '@/lib/contract/blocks/block';
import { blockTypes } from '@/lib/contract/page';
import { editorForms } from '@/scripts/assets/editor-forms';

it('the forms are those of the schemas (npx tsx scripts/assets/write-forms.ts)', () => {
  expect(forms).toEqual(editorForms());
});

it('there is one form for each block of the content format', () => {
  expect(forms.blockForms.map(({ type }) => type).sort()).toEqual([...blockTypes].sort());
});

const { blockForms } = forms;

const bookmaker: KnownBookmaker = {
  ...{ slug: 'square-leg', title: 'Square Leg', logo: 'square-leg', icon: '/media/a.webp' },
  ...{ mark: 4, bonus_amount: '₹1', badge_text: 'New', description: 'Words', terms: 'Terms' },
  ...{ terms_url: '/square-leg', url: '/square-leg', order: 1, countries: ['IN'] },
  ...{ review_author: 'Asha', info: { founded: 2020 }, pros: ['Fast'], cons: ['Young'] },
  ...{ marks: { Odds: 4 }, compare: { cash_out: true } },
};

const image = { preview: '/media/b.webp', preview2x: '/media/b-2x.webp' };
/** Each is also a link, as some texts must be. */
const word = (name: string) => `https://words.example/${name}`;

function valueOf(field: Field, name: string): unknown {
  switch (field.kind) {
    case 'text':
      return word(name);
    case 'html':
      return `<p>${word(name)}</p>`;
    case 'slug':
      return bookmaker.slug;
    case 'picture':
      return 'toss';
    case 'number':
      return 3;
    case 'texts':
      return [bookmaker.slug, bookmaker.slug];
    case 'longTexts':
      return [word(`${name}.0`), word(`${name}.1`)];
    case 'column':
      return [{ type: 'TextPlugin', body: { text: word(name) } }];
    case 'list':
      return [bodyOf(field.fields, `${name}.0.`), bodyOf(field.fields, `${name}.1.`)];
    case 'group':
      return bodyOf(field.fields, `${name}.`);
    default:
      throw new Error(`no block has a field of the kind ${field.kind}`);
  }
}

const bodyOf = (fields: readonly Field[], path = ''): Record<string, unknown> =>
  Object.fromEntries(fields.map(field => [keyOf(field), valueOf(field, path + field.name)]));

function shownOf({ type }: BlockForm, body: unknown) {
  const problems: ValidationError[] = [];
  const report = createReport('page.md', problems);
  const context: BlockContext = {
    ...{ report, path: 'page.md', bookmakers: [bookmaker], isLeftOut: () => false },
    ...{ findPicture: () => image, bookmaker: bookmaker.slug, bonus: null },
    ...{ toCard: known => known, toPlugin },
  };
  const plugin = toPlugin(type, body, context);
  expect([problems, plugin]).toEqual([[], expect.anything()]);
  return readBlocks([plugin]);
}

/** What a button shows of its two targets is the first. */
const alternatives = ['ButtonPlugin external_link', 'LinkPlugin external_link'];

it.each(blockForms)('the site shows every text of the form of $type', form => {
  const body = form.isText ? `<p>${word('text')}</p>` : bodyOf(form.fields);
  const { blocks, dropped } = shownOf(form, body);

  expect(dropped).toEqual([]);
  const words = JSON.stringify(body).match(/https:\/\/words\.example\/[\w.]+/g) ?? [];
  const shown = JSON.stringify(blocks);
  expect(words.filter(one => !shown.includes(one))).toEqual(
    alternatives.filter(one => one.startsWith(form.type)).map(one => word(one.split(' ')[1] ?? '')),
  );
});

it.each(blockForms.filter(({ type }) => !/^(Button|Link)/.test(type)))(
  'the site shows $type with what its form requires',
  form => {
    const needed = form.fields.filter(({ isRequired }) => isRequired);
    const { blocks, dropped } = shownOf(form, form.isText ? '<p>Text</p>' : bodyOf(needed));

    expect([blocks.length, dropped]).toEqual([1, []]);
  },
);
