CREATE TABLE "side_matches" (
	"event_id" text NOT NULL,
	"team" integer NOT NULL,
	"side" text NOT NULL,
	"opposition" text NOT NULL,
	"played_on" text NOT NULL,
	"format" text,
	"result" text,
	CONSTRAINT "side_matches_event_id_team_pk" PRIMARY KEY("event_id","team")
);
--> statement-breakpoint
ALTER TABLE "side_matches" ADD CONSTRAINT "side_matches_event_id_figure_matches_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."figure_matches"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "side_matches_by_side" ON "side_matches" USING btree ("side","played_on","event_id");--> statement-breakpoint
UPDATE "figure_matches" SET "version" = -1;
