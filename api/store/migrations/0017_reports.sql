CREATE TABLE "reports" (
	"event_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"revision" bigserial NOT NULL,
	"slug" text NOT NULL,
	"published_at" bigint NOT NULL,
	"updated_at" bigint,
	"card" jsonb,
	"html" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_by_revision" ON "reports" USING btree ("revision");