ALTER TABLE "evaluation_attempts" DROP CONSTRAINT "evaluation_attempts_launch";--> statement-breakpoint
DROP INDEX "container_logs_last";--> statement-breakpoint
DROP INDEX "evaluation_attempts_ends";--> statement-breakpoint
DROP INDEX "component_logs_user";--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD COLUMN "visit" text;--> statement-breakpoint
UPDATE "evaluation_attempts" SET "visit" = "launch" WHERE "user_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_attempts_visit" ON "evaluation_attempts" USING btree ("visit") WHERE visit is not null;--> statement-breakpoint
CREATE INDEX "evaluation_attempts_ends" ON "evaluation_attempts" USING btree ("ends_at") WHERE submitted_at is null and ends_at is not null;--> statement-breakpoint
CREATE INDEX "component_logs_user" ON "component_logs" USING btree ("company_id","user_id");