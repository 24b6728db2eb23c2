ALTER TABLE "click_outs" ADD COLUMN "is_first" boolean;--> statement-breakpoint
ALTER TABLE "click_outs" ADD COLUMN "is_repeat" boolean;