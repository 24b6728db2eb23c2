import { createHash } from 'node:crypto';
import { encodableId } from '@/lib/domain/match/match-name';

/*
 * A push service must accept 4,096 bytes (RFC 8030, 7.2), of which the encryption takes 103 (RFC 8188, 2). A
 * message has four texts, a tag and a path, and 120 bytes of keys and numbers around them.
 */

/** The most that notifications show. */
const maxTextLength = 200;
const maxTextBytes = 560;
const maxTagBytes = 300;
const maxPathLength = 1000;

/** The beginning of a text that notifications show in full, and that fits four times into a message. */
export const fitText = (text: string, kept = ''): string =>
  cut(text, maxTextLength - kept.length, maxTextBytes - Buffer.byteLength(kept)) + kept;

/** Up to a length in UTF-16 code units and in bytes of JSON; no character is halved. */
function cut(text: string, maxLength: number, maxBytes: number): string {
  let end = 0;
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(JSON.stringify(character)) - '""'.length;
    if (bytes > maxBytes || end + character.length > maxLength) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** A tag that fits: a longer one, or one with half a character, gets another name. */
export const fitTag = (tag: string): string =>
  Buffer.byteLength(JSON.stringify(tag)) <= maxTagBytes && encodableId(tag) === tag
    ? tag
    : createHash('sha256').update(tag).digest('base64url');

/** The path of a match's page; a long one is replaced by a path that redirects to it. */
export const fitPath = (path: string, id: string): string =>
  path.length <= maxPathLength ? path : `/matches/${encodeURIComponent(encodableId(id))}`;
