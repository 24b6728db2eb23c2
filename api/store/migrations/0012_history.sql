DROP INDEX "events_by_start";--> statement-breakpoint
CREATE INDEX "events_current" ON "events" USING btree ("start_time","id") WHERE "events"."status" in (0, 1, 2, 3) and not "events"."withdrawn";--> statement-breakpoint
CREATE INDEX "events_past" ON "events" USING btree ("start_time","id") WHERE "events"."status" not in (0, 1, 2, 3) and not "events"."withdrawn" and "events"."kind" = 'match';--> statement-breakpoint
CREATE INDEX "events_past_by_league" ON "events" USING btree ("league","start_time","id") WHERE "events"."status" not in (0, 1, 2, 3) and not "events"."withdrawn" and "events"."kind" = 'match';--> statement-breakpoint
CREATE INDEX "price_series_to_compact" ON "price_series" USING btree ("id") WHERE "price_series"."compaction" < 2;--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("kind","start_time","id");--> statement-breakpoint
-- The planner needs nothing about them, and to compare thousands of JSON values takes seconds.
ALTER TABLE "events" ALTER COLUMN "state" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "competitors" SET STATISTICS 0;
