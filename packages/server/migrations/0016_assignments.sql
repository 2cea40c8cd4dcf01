ALTER TABLE "container_logs" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "container_logs" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "container_logs" ADD COLUMN "due_on" date;--> statement-breakpoint
CREATE INDEX "container_logs_opened" ON "container_logs" USING btree ("company_id","opened_by") WHERE "container_logs"."state" = 'NOT_STARTED';