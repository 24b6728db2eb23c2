/**
 * The calculators, in the order in which they are listed. The first two compute with odds alone; those
 * with stakes and returns are hidden where prices are (lib/routing/routes.ts).
 */
export const calculatorNames = ['odds', 'margin', 'accumulator', 'each-way', 'dutching'] as const;
export type CalculatorName = (typeof calculatorNames)[number];

export type Calculator = {
  title: string;
  /** The title where there is little room. */
  shortTitle: string;
  description: string;
  /** The form's fields with one value; `sign` and `format` are selects. */
  fields: readonly CalculatorField[];
  /** The fields named `odds`: how many at least and at most. */
  rows: { least: number; most: number };
};

/** Fields with one value, by the name of their query parameter. */
export type CalculatorField = 'format' | 'sign' | 'stake' | 'terms' | 'margin';

/** Each calculator's texts and form. */
export const calculators: Record<CalculatorName, Calculator> = {
  odds: {
    title: 'Odds converter',
    shortTitle: 'Odds',
    description:
      'One price in decimal, American, Indonesian, Hong Kong, Malay and fractional odds, with the chance that it implies.',
    fields: ['format'],
    rows: { least: 1, most: 1 },
  },
  margin: {
    title: 'Margin calculator',
    shortTitle: 'Margin',
    description:
      'The overround of a market of two or more outcomes, its payout, and the odds without the margin.',
    fields: ['format'],
    rows: { least: 2, most: 30 },
  },
  accumulator: {
    title: 'Accumulator calculator',
    shortTitle: 'Accumulator',
    description:
      'What a single, a double or a longer accumulator returns, how often it loses, and what its margin costs.',
    fields: ['format', 'sign', 'stake', 'margin'],
    rows: { least: 1, most: 20 },
  },
  'each-way': {
    title: 'Each-way calculator',
    shortTitle: 'Each way',
    description: 'What an each-way bet returns when it wins, when it is placed and when it loses.',
    fields: ['format', 'sign', 'stake', 'terms'],
    rows: { least: 1, most: 1 },
  },
  dutching: {
    title: 'Dutching calculator',
    shortTitle: 'Dutching',
    description:
      'A stake divided among outcomes of one market so that each returns the same, and what is lost when another wins.',
    fields: ['format', 'sign', 'stake'],
    rows: { least: 2, most: 30 },
  },
};

export const calculatorPath = (name: CalculatorName): string => `/calculators/${name}`;

/** What a visitor typed into a form, as it was typed; `odds` has the rows up to the last filled one. */
export type Typed = Partial<Record<CalculatorField, string>> & { odds: readonly string[] };

/** The longest text of a field; longer ones are cut. */
export const maxTyped = 20;
