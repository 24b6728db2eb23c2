import type { Field, PayloadRequest } from 'payload';

type Fact = { key: string; type?: string | null };

/** The field of a bookmaker whose keys all bookmakers have. */
const comparedField = 'compare';

/** A new bookmaker begins with the compared facts of the others, without their values. */
export const withComparedFacts = (field: Field): Field =>
  field.type === 'array' && field.name === comparedField
    ? { ...field, defaultValue: ({ req }: { req: PayloadRequest }) => factsOfOthers(req) }
    : field;

/** A row for each key that a bookmaker has; yes and no begin as no. */
async function factsOfOthers(req: PayloadRequest): Promise<Fact[]> {
  const { docs } = await req.payload.find({
    collection: 'bookmakers' as never,
    where: { base: { not_equals: '' } },
    select: { [comparedField]: true } as never,
    depth: 0,
    pagination: false,
    req,
  });
  const facts = (docs as { compare?: Fact[] | null }[]).flatMap(({ compare }) => compare ?? []);
  const types = new Map(facts.toReversed().map(({ key, type }) => [key, type ?? 'text']));
  return [...new Set(facts.map(({ key }) => key))].map(key => {
    const type = types.get(key) ?? 'text';
    return { key, type: type === 'yes' ? 'no' : type };
  });
}
