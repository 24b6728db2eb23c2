import { sideId } from './side/side-id';

/** The kinds of items that a visitor can follow. */
export const followedKinds = ['match', 'team', 'league'] as const;
export type FollowedKind = (typeof followedKinds)[number];

/** One item that a visitor follows. A team's id is that of its side, a league's its slug. */
export type Followed = {
  kind: FollowedKind;
  id: string;
  name: string;
  /** A path of this site; null without its own page. */
  href: string | null;
};

const maxLength = 200;

/**
 * Parses `{"version":1,"items":[…]}`, the stored and exported form. Drops malformed items and links
 * to other sites. Returns null for any other text. Teams were once stored by their names in lower
 * case; the id of such a name is that of the side, so that old lists and files still follow it.
 */
export function parseFollowed(text: string | null): Followed[] | null {
  const items = itemsOf(text);
  if (!items) return null;
  const read = new Map<string, Followed>();
  for (const item of items.flatMap(toFollowed)) read.set(`${item.kind} ${item.id}`, item);
  return [...read.values()];
}

function itemsOf(text: string | null): unknown[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    const isOurs =
      typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === 1;
    return isOurs && 'items' in stored && Array.isArray(stored.items) ? stored.items : null;
  } catch {
    return null;
  }
}

function toFollowed(item: unknown): Followed[] {
  const { kind, id, name, href } = (item ?? {}) as Record<string, unknown>;
  const known = followedKinds.find(followedKind => followedKind === kind);
  if (!known || !isText(id) || !isText(name)) return [];
  const isOwnPath = isText(href) && /^\/(?![/\\])/.test(href);
  const ownId = known === 'team' ? sideId(id) : id;
  if (ownId === '') return [];
  return [{ kind: known, id: ownId, name, href: isOwnPath ? href : null }];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength;
