ALTER TABLE "evaluation_attempts" ADD COLUMN "asked" json;--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD COLUMN "score_ids" integer[];