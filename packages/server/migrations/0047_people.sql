DROP INDEX "field_values_unique";--> statement-breakpoint
DROP INDEX "user_field_values_unique";--> statement-breakpoint
ALTER TABLE "learning_group_courses" ADD COLUMN "is_by_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "field_values_once" ON "field_values" USING btree ("company_id","field_id",md5("unique_value"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_field_values_once" ON "user_field_values" USING btree ("company_id","field_id",md5("unique_value"));