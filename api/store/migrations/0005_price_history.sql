CREATE TABLE "price_points" (
	"series_id" integer NOT NULL,
	"at" bigint NOT NULL,
	"odds_milli" integer,
	"first_milli" integer,
	"low_milli" integer,
	"high_milli" integer,
	CONSTRAINT "price_points_series_id_at_pk" PRIMARY KEY("series_id","at")
);
--> statement-breakpoint
CREATE TABLE "price_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"market_id" text NOT NULL,
	"selection_id" text NOT NULL,
	"bookmaker" text NOT NULL,
	"compaction" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "price_series_of" UNIQUE("event_id","market_id","selection_id","bookmaker")
);
--> statement-breakpoint
ALTER TABLE "price_points" ADD CONSTRAINT "price_points_series_id_price_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."price_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_series" ADD CONSTRAINT "price_series_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;