ALTER TABLE "sessions" ADD COLUMN "viewer_session_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewer_fk" FOREIGN KEY ("company_id","viewer_session_id") REFERENCES "public"."sessions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_behalf" ON "audit_entries" USING btree ("company_id","on_behalf_of","id") WHERE "audit_entries"."on_behalf_of" is not null;--> statement-breakpoint
CREATE INDEX "sessions_viewer" ON "sessions" USING btree ("company_id","viewer_session_id") WHERE "sessions"."viewer_session_id" is not null;--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ends_at") WHERE "sessions"."ended_at" is null and "sessions"."ends_at" is not null;