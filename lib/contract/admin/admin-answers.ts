import * as z from 'zod/mini';
import { matchFormats } from '@/lib/contract/match-format';

/*
 * What the operator's commands and the editor's console ask, and the answers. They are of this
 * project's own programs: other hosts need not have them. Times are unix ms, those of feeds seconds.
 */
const Count = z.int();
const Moment = z.int();

const Message = z.object({
  id: z.int(),
  key: z.string(),
  fullName: z.string(),
  email: z.string(),
  message: z.string(),
  captcha: z.enum(['passed', 'off', 'unchecked']),
  receivedAt: Moment,
});

const Subscriber = z.object({
  email: z.string(),
  status: z.enum(['pending', 'subscribed', 'unsubscribed']),
  askedAt: Moment,
  subscribedAt: z.nullable(Moment),
});

const ClickOutCount = z.object({
  /** `YYYY-MM-DD` in UTC. */
  day: z.string(),
  bookmaker: z.string(),
  market: z.string(),
  /** Accepted posts of people; each is one row. */
  clicks: Count,
  /** Of those, the ones for a selection that the same visitor had clicked in the minute before. */
  repeats: z.nullable(Count),
  /** Null when the hashes of their addresses were erased before they were counted. */
  visitors: z.nullable(Count),
  bots: Count,
});

const ClickOutPage = z.object({
  /** The path of the page with the link; empty when the visitor came from elsewhere. */
  page: z.string(),
  clicks: Count,
  bots: Count,
});

const Fixture = z.object({
  competition: z.string(),
  format: z.nullable(z.enum(matchFormats)),
  gender: z.nullable(z.enum(['men', 'women'])),
  teams: z.readonly(z.tuple([z.string(), z.string()])),
  start: Moment,
});

const Source = z.object({
  source: z.string(),
  heard_at: Moment,
  /** Seconds. */
  age: z.number(),
  is_silent: z.boolean(),
  linked: Count,
  unlinked: Count,
  problem: z.nullish(z.string()),
  quotaLeft: z.nullish(z.number()),
  callsToday: z.optional(Count),
  note: z.nullish(z.string()),
  usage: z.optional(z.object({ day: z.string(), today: z.number(), used: z.number() })),
  calls: z.optional(Count),
  errors: z.optional(Count),
  refused: z.optional(Count),
  refusedLinks: z.optional(Count),
  linkProblems: z.optional(z.array(z.string())),
});

const MatchOfSource = { source: z.string(), external_id: z.string(), fixture: Fixture };

const FeedReport = z.object({
  sources: z.array(Source),
  unlinked: z.array(
    z.object({
      ...MatchOfSource,
      reason: z.nullable(z.string()),
      /** The likeliest first. */
      suggestions: z.array(z.object({ event: z.string(), fixture: Fixture })),
    }),
  ),
  links: z.array(z.object({ event: z.string(), ...MatchOfSource })),
  /** Sources that state different results of one match; the first one counts. */
  contradictions: z.array(
    z.object({
      event: z.string(),
      fixture: Fixture,
      results: z.array(z.object({ source: z.string(), result: z.string() })),
    }),
  ),
});

const PushPart = z.enum(['odds', 'scores']);
const FeedToken = z.object({
  id: z.int(),
  /** Null for an operator's token, which reads. */
  source: z.nullable(z.string()),
  parts: z.array(PushPart),
  /** The slugs it may price; null for all. */
  bookmakers: z.nullable(z.array(z.string())),
  createdAt: Moment,
  revokedAt: z.nullable(Moment),
});

const answers = {
  messages: z.array(Message),
  subscribers: z.array(Subscriber),
  clickouts: z.array(ClickOutCount),
  'clickout pages': z.array(ClickOutPage),
  forget: z.object({ messages: Count, subscribers: Count, mails: Count }),
  'forget device': z.boolean(),
  feeds: FeedReport,
  /** 'no match' when the source never named it. */
  'feed link': z.enum(['done', 'no match', 'no event']),
  'feed token': z.object({ id: z.int(), token: z.string() }),
  'feed tokens': z.array(FeedToken),
  /** Null when there is no token that could be revoked, or whose source could be withdrawn. */
  'feed revoke': z.nullable(
    z.object({
      source: z.nullable(z.string()),
      /** The number of matches; null when they stay. */
      withdrawn: z.nullable(Count),
      /** Other tokens with which the source still pushes. */
      others: z.array(z.int()),
    }),
  ),
  /** The number of ended matches. */
  'facts rebuild': Count,
};

/** The queries of an operator about visitors. */
export type VisitorQuery =
  | { about: 'messages'; since: number }
  | { about: 'subscribers' }
  | { about: 'clickouts'; since: number }
  | { about: 'clickout pages'; since: number }
  | { about: 'forget'; email: string }
  | { about: 'forget device'; endpoint: string };

/** The queries of an operator about sources of matches. */
export type FeedQuery =
  | { about: 'feeds' }
  | { about: 'feed link'; source: string; externalId: string; event: string | null }
  | {
      about: 'feed token';
      token: {
        source: string | null;
        parts: z.infer<typeof PushPart>[];
        bookmakers: string[] | null;
        /** Seconds. */
        maxSilence: number;
      };
    }
  | { about: 'feed tokens' }
  | { about: 'feed revoke'; id: number; withdraw: boolean };

/** The queries of an operator about the figures of ended matches. */
export type FactsQuery = { about: 'facts rebuild' };

export type AdminQuery = VisitorQuery | FeedQuery | FactsQuery;
export type AdminSubject = AdminQuery['about'];
export type AdminQueryAbout<S extends AdminSubject> = Extract<AdminQuery, { about: S }> & {
  about: S;
};
type Answers = { [S in keyof typeof answers]: z.output<(typeof answers)[S]> };
export type AdminAnswer<S extends AdminSubject> = Answers[S];

const schemas: { [S in AdminSubject]: z.core.$ZodType<Answers[S]> } = answers;

/** Throws when an answer is not as described, such as that of a running API of another version. */
export function readAdminAnswer<S extends AdminSubject>(about: S, answer: unknown): AdminAnswer<S> {
  const read = z.safeParse(schemas[about], answer);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `The API's answer about '${about}' is not as expected (${issue?.path.join('.')}: ${issue?.message}). ` +
      'It may be of another version: restart it.',
  );
}
