/*
 * The rich text of the editor without its forms, bundled for a page by rich-text/format.spec.ts. It is not
 * TypeScript: the types of the editor's packages are not there when those of the tests are checked.
 */
import { getSchema } from '@/editor/node_modules/@tiptap/core';
import { DOMParser as ModelParser, Fragment } from '@/editor/node_modules/@tiptap/pm/dist/model';
import { cleanPaste } from '@/editor/src/rich-text/clean-paste';
import { extensions } from '@/editor/src/rich-text/extensions';
import { htmlFormat } from '@/editor/src/rich-text/html-format';
import { markdownFormat } from '@/editor/src/rich-text/markdown-format';
import { RichDocument } from '@/editor/src/rich-text/rich-document';

const schema = getSchema(extensions);

function open(source, format = markdownFormat) {
  const opened = RichDocument.open(source, format, schema);
  if ('misfit' in opened) throw new Error(`misfit: ${opened.misfit}`);
  return opened.document;
}

/** The source of a text that is opened, and not changed. */
function unchanged(source) {
  const document = open(source);
  return document.textOf(document.doc);
}

/** HTML that is opened and not changed, and each of its blocks as it is written after a change. */
function html(source) {
  const document = open(source, htmlFormat);
  const blocks = document.doc.children.map(node => htmlFormat.write(node, ''));
  return { unchanged: document.textOf(document.doc), written: blocks.join('\n') };
}

/** The first block of a source that rich text would change; null if there is none. */
function misfitOf(source) {
  const format = source.startsWith('<') ? htmlFormat : markdownFormat;
  const opened = RichDocument.open(source, format, schema);
  return 'misfit' in opened ? opened.misfit : null;
}

/** A source of which every block is written again. */
const rewritten = source =>
  markdownFormat
    .split(source)
    .blocks.map(({ raw }) => markdownFormat.write(markdownFormat.read(raw, schema), ''))
    .join('\n\n');

/**
 * For each block of a source: its bytes, the source before and behind it, and the source after a word was
 * typed into it.
 */
function editsOf(source) {
  const document = open(source);
  const { lead, blocks } = markdownFormat.split(source);
  let before = lead;
  return blocks.map(({ raw, gap }, index) => {
    const edit = {
      before,
      raw,
      after: source.slice(before.length + raw.length),
      edited: document.textOf(withWord(document.doc, index)),
    };
    before += raw + gap;
    return edit;
  });
}

/** A document with a word behind the first text of a block, or with a word in place of a rule. */
const withWord = (doc, index) =>
  doc.copy(doc.content.replaceChild(index, lengthened(doc.child(index))));

function lengthened(node) {
  if (node.isTextblock) return node.copy(node.content.addToEnd(schema.text(' zebra')));
  if (!node.firstChild) return schema.node('paragraph', null, schema.text('zebra'));
  return node.copy(node.content.replaceChild(0, lengthened(node.firstChild)));
}

/** A source that is a table, with its first row of data once removed and once repeated, with a word more, as the last. */
function tableEdits(source) {
  const document = open(source);
  const table = document.doc.child(0);
  const [head, row, ...others] = table.children;
  const written = rows =>
    document.textOf(document.doc.copy(Fragment.from(table.copy(Fragment.from(rows)))));
  return {
    removed: written([head, ...others]),
    added: written([head, row, ...others, lengthened(row)]),
  };
}

/** Text that was typed, as Markdown, and as text again. */
function typed(text) {
  const markdown = markdownFormat.write(schema.node('paragraph', null, schema.text(text)), '');
  return { markdown, text: markdownFormat.read(markdown, schema)?.textContent ?? null };
}

/** Pasted HTML as Markdown, and what of it was left out. */
function pasted(html) {
  const { html: clean, lost } = cleanPaste(html);
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  const doc = ModelParser.fromSchema(schema).parse(body);
  const markdown = doc.children.map(node => markdownFormat.write(node, '')).join('\n\n');
  return { markdown, lost };
}

Object.assign(globalThis, {
  richText: { unchanged, html, misfitOf, rewritten, editsOf, tableEdits, typed, pasted },
});
