const valueOf = measured => (typeof measured === 'object' ? measured?.median : measured);

const row = (id, what, target, measured, isMet) => ({
  id,
  what,
  target,
  value: valueOf(measured),
  apart: typeof measured === 'object' ? measured?.spread : undefined,
  isMet: isMet(valueOf(measured)),
});

/** A row of the report: a number, or a median with its spread, that should be at least `least`. */
export const atLeast = (id, what, least, measured) =>
  row(id, what, `≥ ${least}`, measured, value => value >= least);

/** The same, at most `most`. */
export const atMost = (id, what, most, measured) =>
  row(id, what, `≤ ${most}`, measured, value => value <= most);
