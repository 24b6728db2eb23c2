CREATE TABLE "feed_links" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"event_id" text,
	"chosen_by" text NOT NULL,
	"reason" text,
	"fixture" jsonb NOT NULL,
	"since" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"said_at" bigint NOT NULL,
	"prices" jsonb,
	"score" jsonb,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "feed_links_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"heard_at" bigint NOT NULL,
	"max_silence" integer NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text,
	"hash" text NOT NULL,
	"parts" jsonb NOT NULL,
	"bookmakers" jsonb,
	"max_silence" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "feed_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "feed_links_by_time" ON "feed_links" USING btree ("said_at");