import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  isNull,
  lt,
  or,
  sql,
  type AnyColumn,
} from 'drizzle-orm';
import type { Database, Sql } from '@/api/store/database';
import { fenced } from '@/api/store/leader-term';
import { feedLinks, feedSources, feedTokens } from './feed-tables';

export type FeedLink = typeof feedLinks.$inferSelect;
export type FeedSource = typeof feedSources.$inferSelect;
export type FeedToken = typeof feedTokens.$inferSelect;
export type { FeedUsage, PushPart, SourceState } from './feed-tables';
export type NewFeedToken = Omit<typeof feedTokens.$inferInsert, 'id' | 'revokedAt'>;

type LinkId = { source: string; externalId: string };

/** The data of sources: their links, states and tokens. Times are unix seconds. */
export type FeedStore = {
  /**
   * The matches that a source named since a time, in the order in which sources first named them; not
   * those of withdrawn sources.
   */
  links(since: number): Promise<FeedLink[]>;
  /** The matches that are linked to an event; not those of withdrawn sources. */
  linksOf(eventId: string): Promise<FeedLink[]>;
  /** Null when the source never named it. */
  linkOf(id: LinkId): Promise<FeedLink | null>;
  saveLink(link: FeedLink): Promise<void>;
  removeLink(id: LinkId): Promise<void>;
  /** The links that an operator changed at a time or later, and those of withdrawn sources. */
  operatorChanges(since: number): Promise<FeedLink[]>;
  /** An operator links a match to an event, or to none. Returns whether the match exists. */
  chooseEvent(id: LinkId, choice: { eventId: string | null; now: number }): Promise<boolean>;
  /** An operator withdraws all that a source brought. Returns the number of its matches. */
  withdrawSource(source: string, now: number): Promise<number>;
  sources(): Promise<FeedSource[]>;
  saveSource(source: FeedSource): Promise<void>;
  /** Returns the token's id. */
  addToken(token: NewFeedToken): Promise<number>;
  /** A token that is not revoked, by its hash. */
  tokenByHash(hash: string): Promise<FeedToken | null>;
  /** All tokens, oldest first. */
  tokens(): Promise<FeedToken[]>;
  /** Returns whether there was such a token. */
  revokeToken(id: number, now: number): Promise<boolean>;
  /** Deletes the matches that no source has named since a time. */
  purgeLinks(before: number): Promise<void>;
};

/**
 * Stores links in the caller's transaction, of one match the last. What an operator chose in the meantime
 * stays.
 */
export async function saveLinks(database: Sql, links: readonly FeedLink[]): Promise<void> {
  if (links.length === 0) return;
  // A statement writes a row once only.
  const latest = new Map(links.map(link => [JSON.stringify([link.source, link.externalId]), link]));
  const { source, externalId, ...columns } = getTableColumns(feedLinks);
  const isChosen = sql`${feedLinks.changedAt} > excluded.changed_at`;
  const chosen: AnyColumn[] = [
    columns.eventId,
    columns.chosenBy,
    columns.reason,
    columns.changedAt,
  ];
  const set = Object.entries(columns).map(([key, column]) => {
    const excluded = sql.raw(`excluded."${column.name}"`);
    const isKept = chosen.includes(column);
    return [
      key,
      isKept ? sql`case when ${isChosen} then ${column} else ${excluded} end` : excluded,
    ];
  });
  await database
    .insert(feedLinks)
    .values([...latest.values()])
    .onConflictDoUpdate({ target: [source, externalId], set: Object.fromEntries(set) });
}

/** The mark of a match that is removed by the next sweep; it keeps its event until then. */
const withdrawnReason = 'withdrawn by the operator';
const isKept = sql`${feedLinks.reason} is distinct from ${withdrawnReason}`;

export const isWithdrawn = ({ reason }: Pick<FeedLink, 'reason'>): boolean =>
  reason === withdrawnReason;

export function createFeedStore(database: Database): FeedStore {
  const { sql: query } = database;
  const isLink = ({ source, externalId }: LinkId) =>
    and(eq(feedLinks.source, source), eq(feedLinks.externalId, externalId));
  const inOrder = [asc(feedLinks.since), asc(feedLinks.source), asc(feedLinks.externalId)];

  return {
    links: since =>
      query
        .select()
        .from(feedLinks)
        .where(and(gte(feedLinks.reportedAt, since), isKept))
        .orderBy(...inOrder),
    linksOf: eventId =>
      query
        .select()
        .from(feedLinks)
        .where(and(eq(feedLinks.eventId, eventId), isKept)),
    linkOf: async id => (await query.select().from(feedLinks).where(isLink(id)))[0] ?? null,
    saveLink: async link => {
      await fenced(database, leader => saveLinks(leader, [link]));
    },
    removeLink: async id => {
      await fenced(database, leader => leader.delete(feedLinks).where(isLink(id)));
    },
    operatorChanges: since =>
      query
        .select()
        .from(feedLinks)
        .where(
          or(
            and(eq(feedLinks.chosenBy, 'operator'), gte(feedLinks.changedAt, since)),
            eq(feedLinks.reason, withdrawnReason),
          ),
        )
        .orderBy(...inOrder),
    chooseEvent: async (id, { eventId, now }) => {
      const reason = eventId === null ? 'unlinked by the operator' : null;
      const changed = await query
        .update(feedLinks)
        .set({ eventId, reason, chosenBy: 'operator', changedAt: now })
        .where(isLink(id))
        .returning({ source: feedLinks.source });
      return changed.length > 0;
    },
    withdrawSource: async (source, now) => {
      const rows = await query
        .update(feedLinks)
        .set({ reason: withdrawnReason, chosenBy: 'operator', changedAt: now })
        .where(eq(feedLinks.source, source))
        .returning({ externalId: feedLinks.externalId });
      return rows.length;
    },
    sources: () => query.select().from(feedSources).orderBy(asc(feedSources.source)),
    saveSource: async row => {
      const { source: target } = feedSources;
      await fenced(database, leader =>
        leader.insert(feedSources).values(row).onConflictDoUpdate({ target, set: row }),
      );
    },
    addToken: async token => {
      const [row] = await query.insert(feedTokens).values(token).returning({ id: feedTokens.id });
      return row?.id ?? 0;
    },
    tokenByHash: async hash => {
      const isValid = and(eq(feedTokens.hash, hash), isNull(feedTokens.revokedAt));
      return (await query.select().from(feedTokens).where(isValid))[0] ?? null;
    },
    tokens: () => query.select().from(feedTokens).orderBy(asc(feedTokens.id)),
    revokeToken: async (id, now) => {
      const revoked = await query
        .update(feedTokens)
        .set({ revokedAt: now })
        .where(and(eq(feedTokens.id, id), isNull(feedTokens.revokedAt)))
        .returning({ id: feedTokens.id });
      return revoked.length > 0;
    },
    purgeLinks: async before => {
      await query.delete(feedLinks).where(lt(feedLinks.reportedAt, before));
    },
  };
}
