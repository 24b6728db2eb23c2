CREATE TABLE "figure_matches" (
	"event_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"start_time" bigint NOT NULL,
	"league" text,
	"series" text,
	"ground" text,
	"match" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"players" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_matches" (
	"player_id" text NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"team" integer NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "player_matches_player_id_event_id_pk" PRIMARY KEY("player_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "player_sides" (
	"side" text NOT NULL,
	"player_id" text NOT NULL,
	"name" text NOT NULL,
	"matches" integer NOT NULL,
	CONSTRAINT "player_sides_side_player_id_pk" PRIMARY KEY("side","player_id")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"letter" text NOT NULL,
	"sort_name" text NOT NULL,
	"matches" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_matches" ADD CONSTRAINT "figure_matches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_matches" ADD CONSTRAINT "player_matches_event_id_figure_matches_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."figure_matches"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_sides" ADD CONSTRAINT "player_sides_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_matches_by_league" ON "figure_matches" USING btree ("league","start_time");--> statement-breakpoint
CREATE INDEX "figure_matches_by_ground" ON "figure_matches" USING btree ("ground","start_time");--> statement-breakpoint
CREATE INDEX "player_matches_by_event" ON "player_matches" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "player_sides_by_player" ON "player_sides" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "players_by_letter" ON "players" USING btree ("letter","sort_name","id");--> statement-breakpoint
CREATE INDEX "players_by_matches" ON "players" USING btree ("matches","sort_name","id");