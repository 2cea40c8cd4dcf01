ALTER TABLE "goal_history" ADD COLUMN "for_id" integer;--> statement-breakpoint
ALTER TABLE "pdr_history" ADD COLUMN "for_id" integer;