CREATE TABLE "address_keys" (
	"day" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "address_keys_day_pk" PRIMARY KEY("day")
);
--> statement-breakpoint
CREATE TABLE "click_outs" (
	"key" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"event_id" text NOT NULL,
	"market_id" text NOT NULL,
	"selection_id" text NOT NULL,
	"event_name" text NOT NULL,
	"market_name" text NOT NULL,
	"selection_name" text NOT NULL,
	"bookmaker" text,
	"odds" text NOT NULL,
	"current_odds" text NOT NULL,
	"shown" text,
	"page" text,
	"url" text NOT NULL,
	"address_hash" text,
	"agent" text NOT NULL,
	"is_bot" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"captcha" text NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "contact_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"about" text NOT NULL,
	"mail" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	"queued_at" bigint NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"subscribed_at" bigint
);
--> statement-breakpoint
CREATE INDEX "click_outs_by_time" ON "click_outs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_due" ON "outgoing_mails" USING btree ("due_at");