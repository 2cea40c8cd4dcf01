CREATE TABLE "pdr_calibration_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdr_calibration_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"deed" text NOT NULL,
	"from_mark" integer,
	"to_mark" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdr_calibrations" (
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"proposed" integer NOT NULL,
	"mark" integer NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "pdr_calibrations_pk" PRIMARY KEY("company_id","pdr_id")
);
--> statement-breakpoint
CREATE TABLE "facilitator_absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facilitator_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "facilitator_absences_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"recurrence" jsonb,
	"made_by" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "event_templates_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "goals" ADD COLUMN "competency_item_id" integer;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "declaration_id" integer;--> statement-breakpoint
ALTER TABLE "reward_kinds" ADD COLUMN "rule_budget" integer;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "goal_id" integer;--> statement-breakpoint
ALTER TABLE "pdr_seasons" ADD COLUMN "calibration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lapses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((name->>'en') || ' ' || (name->>'de')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "queue_field_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "queue_descending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "container_children" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "pdr_calibration_lines" ADD CONSTRAINT "pdr_calibration_lines_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_calibration_lines" ADD CONSTRAINT "pdr_calibration_lines_actor_fk" FOREIGN KEY ("company_id","actor_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_calibrations" ADD CONSTRAINT "pdr_calibrations_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilitator_absences" ADD CONSTRAINT "facilitator_absences_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_templates" ADD CONSTRAINT "event_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pdr_calibration_lines_of" ON "pdr_calibration_lines" USING btree ("company_id","pdr_id","id");--> statement-breakpoint
CREATE INDEX "facilitator_absences_of" ON "facilitator_absences" USING btree ("company_id","user_id","ends_at");--> statement-breakpoint
CREATE INDEX "placed_events_next" ON "placed_events" USING btree ("company_id","ends_at");--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_competency" FOREIGN KEY ("company_id","competency_item_id") REFERENCES "public"."competency_items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_event_fk" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."placed_events"("company_id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goals_of_competency" ON "goals" USING btree ("company_id","competency_item_id","user_id");--> statement-breakpoint
CREATE INDEX "goals_of_declaration" ON "goals" USING btree ("company_id","declaration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_goal" ON "rewards" USING btree ("company_id","kind_id","goal_id");--> statement-breakpoint
CREATE INDEX "rewards_of_goal" ON "rewards" USING btree ("company_id","goal_id");--> statement-breakpoint
CREATE INDEX "rewards_kind" ON "rewards" USING btree ("company_id","kind_id","given_on");--> statement-breakpoint
CREATE INDEX "container_children_event" ON "container_children" USING btree ("company_id","event_id") WHERE "container_children"."event_id" is not null;--> statement-breakpoint
INSERT INTO "placed_events" ("company_id", "event_id", "title", "starts_at", "ends_at", "gone")
SELECT "company_id", "id", "name", "starts_at", "ends_at",
	CASE WHEN "removed_at" IS NOT NULL THEN 'removed' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' END
FROM "events";
