ALTER TABLE "auto_message_runs" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "auto_messages" ADD COLUMN "looked_at" timestamp (3) with time zone;