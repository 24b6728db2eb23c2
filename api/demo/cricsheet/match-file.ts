import { z } from 'zod';
import { dismissalKinds } from '@/api/demo/records/record';
import { CalendarDate } from '@/lib/contract/validation/values';

/*
 * The parts of a Cricsheet match file that are used. Unknown keys are ignored.
 */
const Count = z.number().int().nonnegative();

const FileDelivery = z
  .object({
    batter: z.string(),
    non_striker: z.string(),
    bowler: z.string(),
    runs: z.object({
      batter: Count,
      extras: Count,
      total: Count,
      non_boundary: z.boolean().optional(),
    }),
    extras: z
      .object({
        wides: Count.optional(),
        noballs: Count.optional(),
        byes: Count.optional(),
        legbyes: Count.optional(),
        penalty: Count.optional(),
      })
      .optional(),
    wickets: z
      .array(
        z.object({
          player_out: z.string(),
          kind: z.enum(dismissalKinds),
          fielders: z
            .array(z.object({ name: z.string().optional(), substitute: z.boolean().optional() }))
            .optional(),
        }),
      )
      .optional(),
    /** Those of a role, such as of a bowler during an over, change no side. */
    replacements: z
      .object({
        match: z
          .array(
            z.object({ in: z.string(), out: z.string(), team: z.string(), reason: z.string() }),
          )
          .optional(),
      })
      .optional(),
  })
  .superRefine(({ runs, extras = {} }, context) => {
    const byKind = Object.values(extras).reduce<number>((sum, kind) => sum + (kind ?? 0), 0);
    if (runs.batter + runs.extras !== runs.total || byKind !== runs.extras)
      context.addIssue({
        code: 'custom',
        path: ['runs'],
        message: 'the parts do not make the total',
      });
  });
export type FileDelivery = z.infer<typeof FileDelivery>;

const FileOver = z.object({ over: Count, deliveries: z.array(FileDelivery) });

const FileInnings = z
  .object({
    team: z.string(),
    overs: z.array(FileOver).optional(),
    super_over: z.boolean().optional(),
    declared: z.boolean().optional(),
    forfeited: z.boolean().optional(),
    target: z
      .object({ runs: Count.optional(), overs: z.number().nonnegative().optional() })
      .optional(),
    absent_hurt: z.array(z.string()).optional(),
    penalty_runs: z.object({ pre: Count.optional(), post: Count.optional() }).optional(),
    miscounted_overs: z
      .record(z.string(), z.object({ balls: z.union([z.number(), z.string()]) }))
      .optional(),
    powerplays: z
      .array(z.object({ from: z.number(), to: z.number(), type: z.string() }))
      .optional(),
  })
  .superRefine(({ overs = [] }, context) =>
    overs.forEach((over, index) => {
      if (over.over === index) return;
      const message = `over ${over.over} is where over ${index} is expected`;
      context.addIssue({ code: 'custom', path: ['overs', index, 'over'], message });
    }),
  );
export type FileInnings = z.infer<typeof FileInnings>;

const Info = z.object({
  balls_per_over: z.union([z.literal(5), z.literal(6)]),
  city: z.string().optional(),
  dates: z.array(CalendarDate).min(1),
  event: z
    .object({
      name: z.string(),
      match_number: Count.optional(),
      stage: z.string().optional(),
      group: z.union([z.string(), z.number()]).optional(),
    })
    .optional(),
  gender: z.enum(['male', 'female']),
  officials: z
    .object({
      umpires: z.array(z.string()).optional(),
      tv_umpires: z.array(z.string()).optional(),
      match_referees: z.array(z.string()).optional(),
    })
    .optional(),
  match_type: z.enum(['Test', 'MDM', 'ODI', 'ODM', 'T20', 'IT20']),
  outcome: z.object({
    winner: z.string().optional(),
    result: z.enum(['draw', 'tie', 'no result']).optional(),
    eliminator: z.string().optional(),
    bowl_out: z.string().optional(),
    method: z.string().optional(),
    by: z
      .object({ runs: Count.optional(), wickets: Count.optional(), innings: Count.optional() })
      .optional(),
  }),
  overs: Count.optional(),
  player_of_match: z.array(z.string()).optional(),
  players: z.record(z.string(), z.array(z.string())),
  registry: z.object({ people: z.record(z.string(), z.string()) }),
  season: z.union([z.string(), z.number()]),
  team_type: z.enum(['international', 'club']),
  teams: z.tuple([z.string(), z.string()]),
  toss: z.object({
    winner: z.string(),
    decision: z.enum(['bat', 'field']),
    uncontested: z.boolean().optional(),
  }),
  venue: z.string(),
});
export type Info = z.infer<typeof Info>;

export const MatchFile = z.object({ info: Info, innings: z.array(FileInnings).min(1) });
export type MatchFile = z.infer<typeof MatchFile>;
