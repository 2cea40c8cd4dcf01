ALTER TABLE "containers" ADD COLUMN "is_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "events_offered" ON "events" USING btree ("company_id","starts_at",coalesce(ends_at, 'infinity'::timestamptz),"id","ends_at") WHERE removed_at is null and cancelled_at is null and open_for_registrations and not single_user_event
          and event_type <> 'classroom';--> statement-breakpoint
CREATE UNIQUE INDEX "containers_library" ON "containers" USING btree ("company_id") WHERE "containers"."is_library";