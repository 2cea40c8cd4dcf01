DROP INDEX "user_field_values_field";--> statement-breakpoint
ALTER TABLE "user_field_values" ADD COLUMN "order_value" text GENERATED ALWAYS AS (left(value, 200)) STORED;--> statement-breakpoint
CREATE INDEX "user_field_values_in_order" ON "user_field_values" USING btree ("company_id","field_id","order_value" collate "und-x-icu","user_id");