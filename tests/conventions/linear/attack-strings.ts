import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** A long text that could make an expression slow: a prefix, a repeated part and a suffix. */
export type Attack = { start: string; pump: string; end: string };

/** An attack of `length` characters. */
export const attackText = ({ start, pump, end }: Attack, length: number): string =>
  start + pump.repeat(Math.max(1, Math.floor((length - start.length) / pump.length))) + end;

/** A character that no expression of the project matches, so that a match fails at the very end. */
const unmatched = '\u0001';
const everywhere = [' ', '0', 'a', '-', '/', '<', '\n', '.', '('];
const candidates = [
  ...'a0_ -./:,;<>="\'()[]{}!?#&%@\\|~+*^$`',
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)),
  ...'\n\r\t\0é\u0301ß’😀\ud800',
  ' ',
];

/**
 * Attacks derived from the expression itself: each prefix of a matching text is repeated (every
 * repeat starts a match that then fails), and the characters around each position are repeated
 * alone (a quantifier consumes all of them and then backtracks).
 */
export function attacksOn(regex: RegExp): Attack[] {
  const { pattern } = new RegExpParser().parseLiteral(String(regex));
  const attacks = new Map<string, Attack>();
  const add = (start: string, pump: string) => {
    for (const end of ['', unmatched])
      if (pump) attacks.set(JSON.stringify([start, pump, end]), { start, pump, end });
  };
  for (const pump of everywhere) {
    add('', pump);
    add(unmatched, pump);
  }
  for (const sample of samplesOf(pattern.alternatives, regex.flags).slice(0, 12)) {
    for (let cut = 1; cut <= Math.min(sample.length, 60); cut += 1) {
      const start = sample.slice(0, cut);
      add('', start);
      add(sample.slice(0, cut - 1), sample.charAt(cut - 1));
      add(unmatched, sample.charAt(cut - 1));
      add(start, ' ');
      if (cut > 1) add(start, sample.slice(cut - 2, cut));
    }
  }
  for (const repeated of repeatedParts(pattern, regex.flags)) {
    add('', repeated);
    for (const sample of samplesOf(pattern.alternatives, regex.flags).slice(0, 2)) {
      const at = sample.indexOf(repeated);
      if (at > 0) add(sample.slice(0, at), repeated);
    }
  }
  return [...attacks.values()];
}

/**
 * Texts that match, or nearly: one per alternative, with at least one repetition of each
 * quantifier.
 */
const samplesOf = (alternatives: AST.Alternative[], flags: string): string[] =>
  alternatives.flatMap(({ elements }) => {
    const parts = elements.map(element => samplesOfElement(element, flags));
    const first = parts.map(([text = '']) => text);
    // The other samples of each part, combined with the first sample of all other parts.
    const others = parts.flatMap((part, index) =>
      part.slice(1, 6).map(text => first.with(index, text).join('')),
    );
    return [first.join(''), ...others];
  });

function samplesOfElement(element: AST.Element, flags: string): string[] {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const one = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, ''));
      const found = candidates.filter(character => one.test(character));
      return [...new Set(found)].slice(0, 3);
    }
    case 'Group':
    case 'CapturingGroup':
      return samplesOf(element.alternatives, flags);
    case 'Quantifier': {
      const times = Math.max(1, element.min);
      return samplesOfElement(element.element, flags).map(text => text.repeat(times));
    }
    case 'Backreference': {
      const group = [element.resolved].flat()[0];
      return group ? samplesOfElement(group, flags).slice(0, 1) : [''];
    }
    case 'Assertion':
      return [''];
  }
}

/** Samples of the parts under a quantifier with an upper limit above 100, or none. */
function repeatedParts(node: AST.Node, flags: string): string[] {
  if (node.type === 'Quantifier') {
    const own = node.max > 100 ? samplesOfElement(node.element, flags).slice(0, 4) : [];
    return [...own, ...repeatedParts(node.element, flags)];
  }
  if ('alternatives' in node)
    return node.alternatives.flatMap(inner =>
      'elements' in inner ? inner.elements.flatMap(element => repeatedParts(element, flags)) : [],
    );
  return [];
}
