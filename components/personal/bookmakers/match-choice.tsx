import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { useComparedByChoice } from './chosen-bookmakers';
import { ChosenLine, yours } from './chosen-line';

type Props = { bookmakers: readonly ComparedBookmaker[] };

/** The prices of a match's page by the visitor's choice, and the line on it. */
export function MatchChoice({ bookmakers }: Props) {
  useComparedByChoice();
  return (
    <ChosenLine
      textOf={slugs => {
        const count = bookmakers.filter(({ slug }) => slugs.includes(slug)).length;
        if (count === 0) return 'None of yours prices this match.';
        return count === slugs.length
          ? `Best of ${yours(count)}.`
          : `Best of ${count} of ${yours(slugs.length)}.`;
      }}
    />
  );
}
