import { ChosenLine, yours } from './chosen-line';
import { useListChoice } from './use-list-choice';

/** The prices of a list by the visitor's choice, and the line on it. */
export function ListChoice() {
  const isKnown = useListChoice();
  return (
    <ChosenLine
      textOf={({ length }) => {
        if (isKnown === null) return `Comparing ${yours(length)}…`;
        return isKnown
          ? `Best of ${yours(length)}.`
          : `Best of all here; pages of matches have ${yours(length)}.`;
      }}
    />
  );
}
