import { render } from '@testing-library/react';
import { aMatch } from '@/tests/fixtures/match';
import { ScoreSide } from './score-side';
import { TeamLine } from './team-line';

const teams = aMatch().teams;
const score = '364 (126.1) & 298/8 (109.3)';

/** The lines of a score: the element that holds the first innings has one for each. */
function linesOf(container: HTMLElement, first: string): (string | null)[] {
  const line = [...container.querySelectorAll('span')].findLast(one => one.textContent === first);
  return [...(line?.parentElement?.children ?? [])].map(({ textContent }) => textContent);
}

test('a side of a scoreboard has a line with overs for each innings', () => {
  const { container } = render(<ScoreSide badge={null} name="India" score={score} />);

  expect(linesOf(container, '364 126.1 ov')).toEqual(['364 126.1 ov', '298/8 109.3 ov']);
});

test('a team of a list has a line with overs for each innings, whatever the match is', () => {
  const { container, rerender } = render(
    <TeamLine teams={teams} side={0} score={score} status="live" />,
  );
  expect(linesOf(container, '364 126.1 ov')).toEqual(['364 126.1 ov', '298/8 109.3 ov']);

  rerender(<TeamLine teams={teams} side={0} score="122/3" status="live" />);
  expect(linesOf(container, '122/3')).toEqual(['122/3']);
  rerender(<TeamLine teams={teams} side={0} score={null} status="live" />);
  expect(linesOf(container, '-')).toEqual(['-']);
  rerender(<TeamLine teams={teams} side={0} score={score} status="upcoming" />);
  expect(container).not.toHaveTextContent('364');
});
