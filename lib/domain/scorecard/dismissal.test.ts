import { isNotOut, isRetiredNotOut, isWicket } from './dismissal';

test.each(['not out', 'Not Out', 'NOT OUT', 'not out ', 'batting', 'n.o.', '', null])(
  '%j is at the crease',
  howOut => {
    expect([isNotOut(howOut), isRetiredNotOut(howOut), isWicket(howOut)]).toEqual([
      true,
      false,
      false,
    ]);
  },
);

test.each([
  'retired hurt',
  'Retired Hurt',
  'retd hurt',
  'retd. hurt',
  'ret. hurt',
  'retired ill',
  'retired (ill)',
  'retired not out',
  'Retired - not out',
  'Retired – not out',
  'retired - hurt',
  'retired, not out (ill)',
  'Retd not out',
  'retired',
])('%j is not a dismissal: Law 25.4.2', howOut => {
  expect([isNotOut(howOut), isRetiredNotOut(howOut), isWicket(howOut)]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each(['absent', 'absent hurt', 'Absent ill', 'did not bat', 'DNB', 'yet to bat'])(
  '%j did not bat',
  howOut => {
    expect([isRetiredNotOut(howOut), isWicket(howOut)]).toEqual([false, false]);
  },
);

test.each([
  'retired out',
  'Retired - out',
  'Retired – out',
  'retd out',
  'c Sutherland b Outhwaite',
  'c & b Retief',
  'run out (Noton)',
  'hit wicket b Inman',
  'timed out',
  'lbw b Absentee',
  'obstructing the field',
  'b Ill',
])('%j is a dismissal', howOut => {
  expect([isNotOut(howOut), isRetiredNotOut(howOut), isWicket(howOut)]).toEqual([
    false,
    false,
    true,
  ]);
});
