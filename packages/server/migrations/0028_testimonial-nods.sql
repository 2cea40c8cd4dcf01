ALTER TABLE "testimonials" ADD COLUMN "nod" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "nod_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "nod_by" integer;--> statement-breakpoint
CREATE INDEX "testimonials_nod" ON "testimonials" USING btree ("company_id","nod","updated_at") WHERE "testimonials"."is_shared" and "testimonials"."removed_at" is null and "testimonials"."about" = 'product';