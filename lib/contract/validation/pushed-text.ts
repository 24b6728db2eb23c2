import * as z from 'zod/mini';
import { invisible, maxNameCharacters } from './text';

/*
 * Texts of a push. Other hosts' texts are cleaned where they are read, while a source that pushes learns
 * what is wrong.
 */

const visible = '[\\p{L}\\p{N}\\p{P}\\p{S}]';
const namePattern = new RegExp(
  `^(?=.*${visible})(?:(?!${invisible}).){1,${maxNameCharacters}}$`,
  'u',
);
const linePattern = new RegExp(`^(?:(?!${invisible}).){0,200}$`, 'u');

/** The name of a team, a competition, a market, an outcome or a bookmaker. */
export const PushedName = z
  .string()
  .check(
    z.regex(
      namePattern,
      `expected 1 to ${maxNameCharacters} characters, no control or format characters, no line break`,
    ),
  );

export const PushedLine = z
  .string()
  .check(
    z.regex(
      linePattern,
      'expected at most 200 characters, no control or format characters, no line break',
    ),
  );
