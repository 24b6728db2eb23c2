/*
 * The sentences of a match preview by topic. Each placeholder is a fact (preview-facts.ts); phrases have no
 * numbers. Some topics have two lists: the second is for matches that lack a fact which the first needs. {a} is
 * replaced by the id of a side, 'first' or 'second'.
 */

export const openingPhrases = [
  [
    '{first.name} play {second.name} at {ground.name} ({tournament}).',
    '{first.name} meet {second.name} at {ground.name} ({tournament}).',
    '{first.name} and {second.name} face each other at {ground.name} ({tournament}).',
  ],
  [
    '{first.name} play {second.name} ({tournament}).',
    '{first.name} meet {second.name} ({tournament}).',
    '{first.name} and {second.name} face each other ({tournament}).',
  ],
];

export const replayPhrases = [
  'The match was really played on {played}, and what follows is from matches before that day.',
  'This match was really played on {played}; what follows is from matches before that day.',
];

export const tossPhrases = ['{toss}.'];

export const formPhrases = [
  '{a.name} have {a.form.record} from their last {a.form.of} matches on this site.',
  '{a.name} come with {a.form.record} from their last {a.form.of} matches on this site.',
  'The last {a.form.of} matches of {a.name} on this site brought {a.form.record}.',
];

export const lastMatchPhrases = [
  'On {a.last.day} they {a.last.how}.',
  'Most recently, on {a.last.day}, they {a.last.how}.',
  'In the newest of them, on {a.last.day}, they {a.last.how}.',
];

export const meetingsPhrases = [
  'The two have met {meetings.times} {meetings.format} on this site: {meetings.balance}.',
  'There are {meetings.matches} between them {meetings.format} on this site: {meetings.balance}.',
];

export const onlyMeetingPhrases = [
  'The two have met once {meetings.format} on this site, on {meeting.day}, when {meeting.how}.',
  'Their one meeting {meetings.format} on this site was on {meeting.day}, when {meeting.how}.',
];

export const lastMeetingPhrases = [
  'When they last met, on {meeting.day}, {meeting.how}.',
  'In the newest of these matches, on {meeting.day}, {meeting.how}.',
];

export const groundPhrases = [
  [
    'At {ground.name} the mean of the first innings is {ground.mean}, from {ground.meanOf} of the {ground.matches} there on this site.',
    '{ground.name} has seen {ground.matches} on this site; the first innings of {ground.meanOf} of them had {ground.mean} runs on average.',
  ],
  ['{ground.name} has seen {ground.matches} on this site.'],
];

export const battingFirstPhrases = [
  'The side that batted first won {ground.batFirst} of the {ground.decided} matches there that had a winner.',
  'Of the {ground.decided} matches there that had a winner, {ground.batFirst} went to the side that batted first.',
];

export const tossChoicePhrases = [
  'The winner of the toss chose to bat in {ground.choseToBat} of {ground.tosses}.',
  'After the toss {ground.choseToBat} of {ground.tosses} captains there chose to bat.',
];

export const totalsPhrases = [
  [
    'The highest total there is {ground.highest}, the lowest of a side that was all out {ground.lowest}.',
    'Totals there go from {ground.lowest}, all out, to {ground.highest}.',
  ],
  ['The highest total there is {ground.highest}.'],
];

export const matchUpPhrases = [
  '{batter} has faced {balls} from {bowler} for {runs} and {dismissals}.',
  '{bowler} has bowled {balls} to {batter}: {runs}, {dismissals}.',
];
