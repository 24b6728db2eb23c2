import type { Wicket } from '@/api/demo/records/record';

/*
 * {out} the batter, {bowl} the bowler, {by} the fielders named. Nothing else about the ball is
 * known.
 */
const generic = [
  'OUT! {out}, {kind}.',
  'OUT! {out} goes, {kind}.',
  '{out} is given out {kind}.',
  'A rare way to go: {out} {kind}.',
  'WICKET! {out} is out {kind}.',
  '{kind}: the end for {out}.',
  'That is the end of {out}, {kind}.',
  '{out} has to go, {kind}.',
] as const;

const retired = [
  '{out} retires.',
  '{out} leaves the field.',
  '{out} stops here, {kind}.',
  '{out} cannot go on for now.',
  '{out} goes off, {kind}.',
  'No wicket, but {out} leaves: {kind}.',
  '{out} makes way, {kind}.',
  '{kind}: {out} leaves the middle.',
] as const;

/** The sentences about a wicket, by its kind. */
export const wicketPhrases: Record<Wicket['kind'], readonly string[]> = {
  caught: [
    'OUT! {out} is caught by {by}.',
    'Caught! {by} holds on, and {out} has to go.',
    '{bowl} has {out}, {by} takes the catch.',
    'OUT! {by} has the catch, {bowl} has the wicket of {out}.',
    'WICKET! {out} caught {by}, bowled {bowl}.',
    '{by} takes it, {out} is gone.',
    'The catch is taken by {by}, {bowl} gets {out}.',
    'OUT! {by} catches {out} off {bowl}.',
    'Gone! {out} is caught, the catch is with {by}.',
  ],
  bowled: [
    'OUT! {out} is bowled.',
    'Bowled! {bowl} gets through {out}.',
    'Bowled, no need of an umpire: {out} is gone.',
    '{bowl} hits the stumps, {out} is out.',
    'WICKET! {bowl} bowls {out}.',
    'The stumps are broken, and {out} goes.',
    'OUT! {out} falls, bowled by {bowl}.',
    '{out} loses the stumps to {bowl}.',
    'Gone! {bowl} knocks over the stumps of {out}.',
  ],
  lbw: [
    'OUT! {out} is leg before wicket.',
    'LBW! {bowl} traps {out}.',
    '{bowl} has the verdict: {out} is lbw.',
    'WICKET! {out} is out lbw to {bowl}.',
    'OUT! Leg before, and {out} has to go.',
    '{bowl} wins the appeal, {out} lbw.',
    'Leg before wicket, that is the end of {out}.',
    'Gone! {out} falls lbw to {bowl}.',
  ],
  'run out': [
    'OUT! {out} is run out.',
    'Run out! {out} does not make the ground.',
    'WICKET! {out} is short of the crease.',
    'OUT! The run was not there, and {out} has to go.',
    'Run out, and {out} walks back.',
    '{out} is caught short: run out.',
    'Gone! A run out ends the stay of {out}.',
    'The wicket is broken with {out} out of ground.',
  ],
  stumped: [
    'OUT! {out} is stumped by {by}.',
    'Stumped! {by} whips off the bails, {out} is out.',
    'WICKET! {out} is out of the crease, {by} does the rest.',
    '{by} completes the stumping off {bowl}, {out} goes.',
    'OUT! {bowl} and {by} combine to stump {out}.',
    'Stumped, and {out} has to go.',
    'Gone! {out} stumped {by}, bowled {bowl}.',
    'The bails are off in time: {by} stumps {out}.',
  ],
  'caught and bowled': [
    'OUT! {out} is caught and bowled by {bowl}.',
    'Caught and bowled! {bowl} does it alone.',
    'WICKET! Caught by the bowler, {bowl}, and {out} has to go.',
    '{bowl} takes the return catch, {out} is gone.',
    'OUT! {bowl} catches {out} off the own bowling.',
    'A return catch for {bowl}, and {out} goes.',
    'Gone! {out} falls to a return catch by {bowl}.',
    '{out} gives {bowl} a return catch.',
  ],
  'hit wicket': [
    'OUT! {out} hits the wicket.',
    'Hit wicket! {out} is out to {bowl}.',
    'WICKET! {out} breaks the own stumps.',
    '{out} disturbs the stumps and has to go.',
    'OUT! Hit wicket, {bowl} gets {out}.',
    'Gone! {out} is out hit wicket.',
    'The stumps are down, broken by {out}: hit wicket.',
    'Hit wicket, that ends it for {out}.',
  ],
  'retired hurt': retired,
  'retired not out': retired,
  'retired out': generic,
  'obstructing the field': generic,
  'timed out': generic,
  'handled the ball': generic,
  'hit the ball twice': generic,
};
