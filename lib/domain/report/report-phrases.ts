/*
 * The sentences of a report. Numbers are in facts only, so that each number of a text is one of the records.
 */

/** Titles: without a full stop. */
export const titlePhrases = {
  won: ['{winner} beat {loser} by {margin}'],
  wonPlainly: ['{winner} beat {loser}'],
  superOver: ['{winner} beat {loser} in a Super Over'],
  tied: ['{first} and {second} tie'],
  drawn: ['{first} and {second} draw'],
  other: ['{first} v {second}: {result}'],
} as const;

/** What decided the match. */
export const resultPhrases = {
  won: [
    '{winner} beat {loser} by {margin}.',
    '{winner} won by {margin} against {loser}.',
    'The match went to {winner}, who beat {loser} by {margin}.',
    '{loser} lost to {winner} by {margin}.',
  ],
  wonByRule: [
    '{winner} beat {loser} by {margin} ({method}).',
    'In a match decided under the {method}, {winner} beat {loser} by {margin}.',
    '{winner} won by {margin} against {loser} ({method}).',
  ],
  wonPlainly: [
    '{winner} beat {loser}.',
    'The match went to {winner}, who beat {loser}.',
    '{loser} lost to {winner}.',
  ],
  superOver: [
    '{first} and {second} finished level, and {winner} won the Super Over.',
    'The match was tied, and {winner} beat {loser} in the Super Over.',
    'It took a Super Over to part {first} and {second}, and {winner} won it.',
  ],
  tied: [
    '{first} and {second} tied.',
    'The match between {first} and {second} ended in a tie.',
    'Nothing separated {first} and {second}: the match was tied.',
  ],
  drawn: [
    '{first} and {second} drew.',
    'The match between {first} and {second} was drawn.',
    '{first} and {second} finished with a draw.',
  ],
  noResult: [
    'The match between {first} and {second} ended without a result.',
    'There was no result between {first} and {second}.',
    'The match of {first} against {second} has no result.',
  ],
  abandoned: [
    'The match between {first} and {second} was abandoned.',
    'The match of {first} against {second} was abandoned.',
    'Play between {first} and {second} was abandoned.',
  ],
  awarded: [
    'The match was awarded to {winner}, against {loser}.',
    '{winner} were awarded the match against {loser}.',
    'Against {loser}, the match was awarded to {winner}.',
  ],
  conceded: [
    '{loser} conceded the match to {winner}.',
    'The match went to {winner}, as {loser} conceded it.',
    '{winner} won the match, which {loser} conceded.',
  ],
  other: [
    'The match between {first} and {second} has this result: {result}.',
    'The result of {first} against {second}: {result}.',
    '{first} played {second}, with this result: {result}.',
  ],
} as const;

/** Where and when. */
export const settingPhrases = {
  ground: ['It was played at {ground}.', 'The ground was {ground}.', 'The match was at {ground}.'],
  tossBat: [
    '{toss} won the toss and chose to bat.',
    '{toss} won the toss and batted.',
    'The toss was won by {toss}, who chose to bat.',
  ],
  tossBowl: [
    '{toss} won the toss and chose to field.',
    '{toss} won the toss and put {others} in.',
    'The toss was won by {toss}, who chose to field.',
  ],
  replay: [
    'This was a replay: the match was really played on {played}.',
    'What was shown here was a replay of the match of {played}.',
    'The match itself is of {played}, and was replayed here ball by ball.',
  ],
  best: [
    '{best} was the player of the match.',
    'The player of the match was {best}.',
    'Player of the match: {best}.',
  ],
} as const;

/** How the match turned, by the win chance of our model. */
export const turnPhrases = {
  for: [
    'By the win chance of our model, no ball changed the match more than one in {turn.over}, {turn.cause}: {turn.points} for {turn.team}.',
    'Our model saw the largest turn in {turn.over}, with this ball: {turn.cause}, worth {turn.points} of win chance to {turn.team}.',
    'The largest move of the win chance, by our model, came in {turn.over}: {turn.cause}, {turn.points} for {turn.team}.',
  ],
  against: [
    'By the win chance of our model, no ball changed the match more than one in {turn.over}, {turn.cause}: {turn.points} against {turn.team}.',
    'Our model saw the largest turn in {turn.over}, with this ball: {turn.cause}, which cost {turn.team} {turn.points} of win chance.',
    'The largest move of the win chance, by our model, came in {turn.over}: {turn.cause}, {turn.points} against {turn.team}.',
  ],
  nextFor: [
    'Next to it is {next.over}: {next.cause}, {next.points} for {next.team}.',
    'The second turn was in {next.over}: {next.cause}, {next.points} for {next.team}.',
    'After that comes {next.over}, with {next.points} for {next.team}: {next.cause}.',
  ],
  nextAgainst: [
    'Next to it is {next.over}: {next.cause}, {next.points} against {next.team}.',
    'The second turn was in {next.over}: {next.cause}, {next.points} against {next.team}.',
    'After that comes {next.over}, with {next.points} against {next.team}: {next.cause}.',
  ],
  low: [
    'At the end of {low.over}, {winner} had a win chance of {low.chance}, their lowest.',
    '{winner} were at their lowest after {low.over}, with a win chance of {low.chance}.',
    'The win chance of {winner} was down to {low.chance} at the end of {low.over}.',
  ],
  ahead: [
    'At the end of no over was the win chance of {winner} below {low.chance}.',
    'After each over {winner} had a win chance of {low.chance} or more.',
    'The win chance of {winner} was {low.chance} or more at the end of every over.',
  ],
} as const;

/** The records of this site, with what they cover. */
export const recordPhrases = {
  ground: [
    'Of {atGround.matches} in this format at {ground} that this site has up to that day, this one has the highest total: {atGround.runs} by {atGround.team}.',
    'The {atGround.runs} of {atGround.team} are the highest total of {atGround.matches} in this format at {ground} on this site up to that day.',
    'No total is higher than the {atGround.runs} of {atGround.team}, of {atGround.matches} in this format at {ground} on this site up to that day.',
  ],
  season: [
    'Of {inSeason.matches} of the season that this site has up to that day, this one has the highest total: {inSeason.runs} by {inSeason.team}.',
    'The {inSeason.runs} of {inSeason.team} are the highest total of {inSeason.matches} of the season on this site up to that day.',
    'No total of the season is higher than the {inSeason.runs} of {inSeason.team}, of {inSeason.matches} on this site up to that day.',
  ],
  superOver: [
    'In the Super Over {so1.team} made {so1.score}, and {so2.team} {so2.score}.',
    'The Super Over: {so1.team} {so1.score}, {so2.team} {so2.score}.',
    '{so1.team} made {so1.score} in the Super Over, {so2.team} {so2.score}.',
  ],
} as const;
