CREATE TABLE "match_ups" (
	"batter_id" text NOT NULL,
	"bowler_id" text NOT NULL,
	"event_id" text NOT NULL,
	"balls" integer NOT NULL,
	"runs" integer NOT NULL,
	"dismissals" integer NOT NULL,
	CONSTRAINT "match_ups_batter_id_bowler_id_event_id_pk" PRIMARY KEY("batter_id","bowler_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "match_ups" ADD CONSTRAINT "match_ups_event_id_figure_matches_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."figure_matches"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_ups_by_bowler" ON "match_ups" USING btree ("bowler_id");--> statement-breakpoint
CREATE INDEX "match_ups_by_event" ON "match_ups" USING btree ("event_id");--> statement-breakpoint
UPDATE "figure_matches" SET "version" = -1;
