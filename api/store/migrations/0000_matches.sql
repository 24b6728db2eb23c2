CREATE TABLE "commentary_items" (
	"event_id" text NOT NULL,
	"innings_id" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "commentary_items_event_id_innings_id_item_id_pk" PRIMARY KEY("event_id","innings_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "demo_schedule" (
	"event_id" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"start_time" bigint NOT NULL,
	"lane" integer,
	"done" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"start_time" bigint NOT NULL,
	"league" text,
	"tournament" text,
	"category" text,
	"name" text NOT NULL,
	"competitors" jsonb,
	"state" jsonb NOT NULL,
	"withdrawn" boolean NOT NULL,
	"version" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"event_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"market" jsonb NOT NULL,
	CONSTRAINT "markets_event_id_id_pk" PRIMARY KEY("event_id","id")
);
--> statement-breakpoint
CREATE TABLE "match_infos" (
	"event_id" text PRIMARY KEY NOT NULL,
	"match_info" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commentary_items" ADD CONSTRAINT "commentary_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_infos" ADD CONSTRAINT "match_infos_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commentary_by_position" ON "commentary_items" USING btree ("event_id","innings_id","position");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("kind","start_time");--> statement-breakpoint
ALTER TABLE "events" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "markets" SET (fillfactor = 60);
