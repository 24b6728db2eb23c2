-- A scorecard without its lists: of the innings and the teams, which are an object by id or a list, only the fields that
-- are neither, such as totals and names. Calls are qualified, since a restore by pg_dump has no search path; a restore by
-- this program replaces tables only.
CREATE OR REPLACE FUNCTION public.plain_fields(item jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(item) WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(name, content), '{}') FROM jsonb_each(item) AS fields(name, content)
      WHERE jsonb_typeof(content) NOT IN ('object', 'array'))
    ELSE item END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.without_lists(match_info jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(part, CASE
      WHEN part NOT IN ('Innings', 'Teams') THEN content
      WHEN jsonb_typeof(content) = 'array' THEN (
        SELECT coalesce(jsonb_agg(public.plain_fields(item) ORDER BY place), '[]')
        FROM jsonb_array_elements(content) WITH ORDINALITY AS items(item, place))
      WHEN jsonb_typeof(content) = 'object' THEN (
        SELECT coalesce(jsonb_object_agg(id, public.plain_fields(item)), '{}') FROM jsonb_each(content) AS items(id, item))
      ELSE content END), '{}')
  FROM jsonb_each(match_info) AS parts(part, content)
$$;--> statement-breakpoint
ALTER TABLE "match_infos" ADD COLUMN "info_without_lists" jsonb GENERATED ALWAYS AS (without_lists(match_info)) STORED;
