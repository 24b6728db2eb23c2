ALTER TABLE "alert_devices" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "failing_since" bigint;