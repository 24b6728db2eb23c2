/*
 * The sentences about an innings; the batting and the bowling side are {i.team} and {i.others}. Numbers are in
 * facts only.
 */

/** The total of an innings: the phrases of the first list whose facts are known. */
export const totalPhrases = {
  open: [
    [
      '{i.team} made {i.score} in {i.overs}.',
      'The innings of {i.team} came to {i.score} in {i.overs}.',
      '{i.team} batted for {i.overs} and made {i.score}.',
    ],
    [
      '{i.team} made {i.score}.',
      'The innings of {i.team} came to {i.score}.',
      '{i.team} reached {i.score}.',
    ],
  ],
  allOut: [
    [
      '{i.team} were all out for {i.score} in {i.overs}.',
      '{i.team} lost all their wickets for {i.score} in {i.overs}.',
      '{i.team} made {i.score} before they were all out in {i.overs}.',
    ],
    [
      '{i.team} were all out for {i.score}.',
      '{i.team} lost all their wickets for {i.score}.',
      '{i.team} made {i.score} before they were all out.',
    ],
  ],
  declared: [
    [
      '{i.team} declared at {i.score} after {i.overs}.',
      '{i.team} made {i.score} in {i.overs} and declared.',
      'After {i.overs}, {i.team} declared at {i.score}.',
    ],
    [
      '{i.team} declared at {i.score}.',
      '{i.team} made {i.score} and declared.',
      'The declaration of {i.team} came at {i.score}.',
    ],
  ],
  second: [
    [
      'In their second innings {i.team} made {i.score} in {i.overs}.',
      '{i.team} made {i.score} in {i.overs} when they batted again.',
      'The second innings of {i.team} came to {i.score} in {i.overs}.',
    ],
    [
      'In their second innings {i.team} made {i.score}.',
      '{i.team} made {i.score} when they batted again.',
      'The second innings of {i.team} came to {i.score}.',
    ],
  ],
  secondAllOut: [
    [
      'In their second innings {i.team} were all out for {i.score} in {i.overs}.',
      '{i.team} batted again and were all out for {i.score} in {i.overs}.',
      'The second innings of {i.team} ended after {i.overs}, all out for {i.score}.',
    ],
    [
      'In their second innings {i.team} were all out for {i.score}.',
      '{i.team} batted again and were all out for {i.score}.',
      'The second innings of {i.team} ended at {i.score}, all out.',
    ],
  ],
  secondDeclared: [
    [
      'In their second innings {i.team} declared at {i.score} after {i.overs}.',
      '{i.team} batted again and declared at {i.score} after {i.overs}.',
      'The second innings of {i.team} was declared at {i.score} after {i.overs}.',
    ],
    [
      'In their second innings {i.team} declared at {i.score}.',
      '{i.team} batted again and declared at {i.score}.',
      'The second innings of {i.team} was declared at {i.score}.',
    ],
  ],
  chase: [
    [
      'Needing {i.target} to win, {i.team} made {i.score} in {i.overs}.',
      '{i.team} needed {i.target} to win and made {i.score} in {i.overs}.',
      'The target was {i.target}, and {i.team} made {i.score} in {i.overs}.',
    ],
    [
      'Needing {i.target} to win, {i.team} made {i.score}.',
      '{i.team} needed {i.target} to win and made {i.score}.',
      'The target was {i.target}, and {i.team} made {i.score}.',
    ],
  ],
  chaseAllOut: [
    [
      'Needing {i.target} to win, {i.team} were all out for {i.score} in {i.overs}.',
      '{i.team} needed {i.target} to win and were all out for {i.score} in {i.overs}.',
      'The target was {i.target}, and {i.team} were all out for {i.score} in {i.overs}.',
    ],
    [
      'Needing {i.target} to win, {i.team} were all out for {i.score}.',
      '{i.team} needed {i.target} to win and were all out for {i.score}.',
      'The target was {i.target}, and {i.team} were all out for {i.score}.',
    ],
  ],
} as const;

/** Who did it: the better list where its facts are known. */
export const playerPhrases = {
  battersLed: [
    '{i.bat} scored most, {i.bat.score}, and {i.bat2} made {i.bat2.score}.',
    'The highest score was {i.bat.score} by {i.bat}, and {i.bat2} made {i.bat2.score}.',
    '{i.bat} led the batting with {i.bat.score}, ahead of {i.bat2} with {i.bat2.score}.',
  ],
  batters: [
    '{i.bat} made {i.bat.score}, and {i.bat2} {i.bat2.score}.',
    'There were {i.bat.score} from {i.bat}, and {i.bat2.score} from {i.bat2}.',
    '{i.bat} scored {i.bat.score}, and {i.bat2} scored {i.bat2.score}.',
  ],
  batter: [
    '{i.bat} made {i.bat.score}.',
    'There were {i.bat.score} from {i.bat}.',
    '{i.bat} scored {i.bat.score}.',
  ],
  hits: [
    'The innings of {i.bat} had {i.bat.hits}.',
    '{i.bat} hit {i.bat.hits}.',
    'Among those runs of {i.bat} were {i.bat.hits}.',
  ],
  bowlersLed: [
    'The best figures for {i.others} were {i.bowl.figures} by {i.bowl}, and {i.bowl2} took {i.bowl2.figures}.',
    '{i.bowl} took {i.bowl.figures} for {i.others}, and {i.bowl2} {i.bowl2.figures}.',
    'For {i.others}, {i.bowl} took {i.bowl.figures} and {i.bowl2} {i.bowl2.figures}.',
  ],
  bowlers: [
    '{i.bowl} took {i.bowl.figures} for {i.others}, and {i.bowl2} {i.bowl2.figures}.',
    'For {i.others}, {i.bowl} took {i.bowl.figures} and {i.bowl2} {i.bowl2.figures}.',
    'There were figures of {i.bowl.figures} by {i.bowl}, and of {i.bowl2.figures} by {i.bowl2}.',
  ],
  bowler: [
    '{i.bowl} took {i.bowl.figures} for {i.others}.',
    'For {i.others}, {i.bowl} took {i.bowl.figures}.',
    'There were figures of {i.bowl.figures} by {i.bowl}, for {i.others}.',
  ],
  stand: [
    '{i.stand} put on {i.stand.runs} for the {i.stand.wicket} wicket.',
    'The largest partnership was that of {i.stand}: {i.stand.runs} for the {i.stand.wicket} wicket.',
    'No pair of {i.team} added more than {i.stand}: {i.stand.runs} for the {i.stand.wicket} wicket.',
  ],
  boundaries: [
    '{i.team} hit {i.hits}.',
    'From the bats of {i.team} came {i.hits}.',
    'The innings of {i.team} had {i.hits}.',
  ],
  extras: [
    'Extras came to {i.extras}.',
    '{i.others} conceded {i.extras} in extras.',
    'In the total were {i.extras} of extras.',
  ],
} as const;
