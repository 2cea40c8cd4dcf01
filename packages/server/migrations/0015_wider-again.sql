CREATE TABLE "placed_events" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"gone" text,
	CONSTRAINT "placed_events_pk" PRIMARY KEY("company_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((name->>'en') || ' ' || (name->>'de')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "container_children" ADD COLUMN "event_id" integer;--> statement-breakpoint
CREATE INDEX "placed_events_next" ON "placed_events" USING btree ("company_id","ends_at");--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_event_fk" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."placed_events"("company_id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_children_event" ON "container_children" USING btree ("company_id","event_id") WHERE "container_children"."event_id" is not null;--> statement-breakpoint
INSERT INTO "placed_events" ("company_id", "event_id", "title", "starts_at", "ends_at", "gone")
SELECT "company_id", "id", "name", "starts_at", "ends_at",
	CASE WHEN "removed_at" IS NOT NULL THEN 'removed' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' END
FROM "events";
