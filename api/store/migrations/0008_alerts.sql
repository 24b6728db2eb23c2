CREATE TABLE "alert_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	CONSTRAINT "alert_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "alert_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_wishes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"market_id" text DEFAULT '' NOT NULL,
	"selection_id" text DEFAULT '' NOT NULL,
	"target" double precision,
	"format" text,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"tag" text NOT NULL,
	"message" jsonb NOT NULL,
	"urgency" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
ALTER TABLE "alert_wishes" ADD CONSTRAINT "alert_wishes_device_id_alert_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alert_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_alerts" ADD CONSTRAINT "outgoing_alerts_device_id_alert_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alert_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_wishes_once" ON "alert_wishes" USING btree ("device_id","event_id","kind","market_id","selection_id");--> statement-breakpoint
CREATE INDEX "alert_wishes_by_event" ON "alert_wishes" USING btree ("event_id","kind");--> statement-breakpoint
CREATE INDEX "alert_wishes_by_expiry" ON "alert_wishes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_alerts_waiting" ON "outgoing_alerts" USING btree ("device_id","tag") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_alerts_by_due" ON "outgoing_alerts" USING btree ("due_at");