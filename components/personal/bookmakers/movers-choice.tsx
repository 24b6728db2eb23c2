import { ChosenLine, yours } from './chosen-line';

/** Moves are recorded of the best price of all bookmakers only. */
export const MoversChoice = () => (
  <ChosenLine textOf={({ length }) => `Moves of the best of all, not of ${yours(length)}.`} />
);
