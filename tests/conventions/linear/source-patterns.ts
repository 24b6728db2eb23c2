import ts from 'typescript';
import { textOf } from '@/tests/conventions/project-files';

/** A regular expression of the source code: its file and line, and the compiled expression. */
export type SourcePattern = { place: string; regex: RegExp };

/** Returns every regular expression of a file: literals, and `new RegExp(…)` with constant text. */
export function patternsIn(file: string): SourcePattern[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: SourcePattern[] = [];
  const visit = (node: ts.Node): void => {
    const regex = toRegex(node);
    if (regex) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, regex });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function toRegex(node: ts.Node): RegExp | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [text, flags] = node.arguments ?? [];
  const constant = text && constantText(text);
  return constant === null || constant === undefined
    ? null
    : new RegExp(constant, (flags && constantText(flags)) ?? '');
}

/** Returns a literal's text; for a template, with a word in place of each expression. */
function constantText(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `word${literal.text}`).join('');
}
