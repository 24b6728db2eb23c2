import * as z from 'zod/mini';
import { invisible, maxNameCharacters } from './text';

/*
 * Texts of a push. Other hosts' texts are cleaned where they are read, while a source that pushes
 * gets an error.
 */

const visible = '[\\p{L}\\p{N}\\p{P}\\p{S}]';
const namePattern = new RegExp(
  `^(?=.*${visible})(?:(?!${invisible}).){1,${maxNameCharacters}}$`,
  'u',
);
const maxLineCharacters = 200;
const linePattern = new RegExp(`^(?:(?!${invisible}).){0,${maxLineCharacters}}$`, 'u');
const without = 'no control or format characters, no line break';

/** The name of a team, a competition, a market, an outcome or a bookmaker. */
export const PushedName = z
  .string()
  .check(
    z.maxLength(2 * maxNameCharacters),
    z.regex(namePattern, `expected 1 to ${maxNameCharacters} characters, ${without}`),
  );

export const PushedLine = z
  .string()
  .check(
    z.maxLength(2 * maxLineCharacters),
    z.regex(linePattern, `expected at most ${maxLineCharacters} characters, ${without}`),
  );
