DROP INDEX "container_logs_container";--> statement-breakpoint
CREATE INDEX "container_logs_learners" ON "container_logs" USING btree ("company_id","container_id","user_id");--> statement-breakpoint
CREATE INDEX "users_active" ON "users" USING btree ("company_id") WHERE "users"."status" = 'Active';