import { render } from '@testing-library/react';
import { toComment } from '@/lib/domain/commentary/comment';
import { toNames } from '@/lib/domain/match/player-names';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { BallChip } from './ball-chip';

test.each([
  [{ Runs: '4', Isboundary: true }, '4', 'boundary'],
  [{ Runs: '4', Detail: 'lb', Isboundary: true }, '4lb4 leg byes', 'dot'],
  [{ Runs: '1', Detail: 'b' }, '1b1 bye', 'dot'],
  [{ Runs: '5', Detail: 'wd' }, '5wdwide, 5 runs', 'dot'],
  [{ Runs: '1', Detail: 'wd' }, 'wdwide', 'dot'],
  [{ Runs: '2', Detail: 'nb' }, '2nbno-ball, 2 runs', 'dot'],
  [{ Runs: '7', Detail: 'nb', Isboundary: true }, '7nbno-ball, 7 runs', 'six'],
  [{ Runs: '0' }, '•no run', 'dot'],
  [{ Runs: '0', Detail: 'W' }, 'W', 'wicket'],
])('%j is drawn as, and read as, %p in the colour of %p', (item, text, variant) => {
  const comment = toComment(aCommentaryItem(item), toNames(null));
  const { container } = render(<BallChip comment={comment} />);

  expect(container).toHaveTextContent(text);
  expect(container.firstElementChild).toHaveAttribute('data-variant', variant);
});
