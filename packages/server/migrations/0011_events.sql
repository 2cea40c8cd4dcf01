CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"asked" boolean NOT NULL,
	"manager_agreed" boolean DEFAULT false NOT NULL,
	"hr_agreed" boolean DEFAULT false NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"queued_number" integer,
	"offered_until" timestamp (3) with time zone,
	"owner_id" integer,
	"decline_reason" text,
	"decline_message" text,
	"attended" boolean,
	"attendance_note" text DEFAULT '' NOT NULL,
	"marked_at" timestamp (3) with time zone,
	"marked_by" integer,
	"instead_of" integer,
	"since" timestamp (3) with time zone NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_company" UNIQUE("company_id","id"),
	CONSTRAINT "bookings_one" UNIQUE("company_id","event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seat_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"booking_id" integer,
	"deed" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint,
	"capacity" integer,
	"reason" text,
	"message" text,
	"actor_id" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"number" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_courses" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	CONSTRAINT "event_courses_pk" PRIMARY KEY("company_id","event_id","container_id")
);
--> statement-breakpoint
CREATE TABLE "event_facilitators" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_facilitators_pk" PRIMARY KEY("company_id","event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_timeslots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_timeslots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"container_id" integer,
	"component_ids" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"event_type" text NOT NULL,
	"webinar" boolean DEFAULT false NOT NULL,
	"webinar_provider" text,
	"link" text,
	"room" text NOT NULL,
	"venue_id" integer,
	"time_zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"agenda" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"seats" integer,
	"outline" jsonb NOT NULL,
	"manager_approval" boolean DEFAULT false NOT NULL,
	"hr_approval" boolean DEFAULT false NOT NULL,
	"manager_rsvp_for_user" boolean DEFAULT false NOT NULL,
	"rsvp_by_date" date,
	"rsvp_remind_by_date" date,
	"remind_by_date" date,
	"reminder_lead_time" integer,
	"single_user_event" boolean DEFAULT false NOT NULL,
	"user_unsubscribe" boolean DEFAULT true NOT NULL,
	"send_attachment" boolean DEFAULT true NOT NULL,
	"open_event" boolean DEFAULT false NOT NULL,
	"open_for_registrations" boolean DEFAULT true NOT NULL,
	"offer_hours" integer DEFAULT 48 NOT NULL,
	"cancel_hours" integer DEFAULT 0 NOT NULL,
	"overlap" text DEFAULT 'warn' NOT NULL,
	"min_delegates_by" date,
	"sequence" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone,
	"planned_by" integer,
	"cancelled_at" timestamp (3) with time zone,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "events_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_ledger" ADD CONSTRAINT "seat_ledger_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_ledger" ADD CONSTRAINT "seat_ledger_booking" FOREIGN KEY ("company_id","booking_id") REFERENCES "public"."bookings"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_courses" ADD CONSTRAINT "event_courses_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_courses" ADD CONSTRAINT "event_courses_container" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_facilitators" ADD CONSTRAINT "event_facilitators_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_facilitators" ADD CONSTRAINT "event_facilitators_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_timeslots" ADD CONSTRAINT "event_timeslots_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_timeslots" ADD CONSTRAINT "event_timeslots_container" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue" FOREIGN KEY ("company_id","venue_id") REFERENCES "public"."venues"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_user" ON "bookings" USING btree ("company_id","user_id","status");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("company_id","event_id","status");--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("company_id","owner_id","status");--> statement-breakpoint
CREATE INDEX "bookings_offered" ON "bookings" USING btree ("offered_until");--> statement-breakpoint
CREATE INDEX "seat_ledger_of" ON "seat_ledger" USING btree ("company_id","event_id","id");--> statement-breakpoint
CREATE INDEX "event_courses_of_container" ON "event_courses" USING btree ("company_id","container_id");--> statement-breakpoint
CREATE INDEX "event_facilitators_of_user" ON "event_facilitators" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "event_timeslots_of" ON "event_timeslots" USING btree ("company_id","event_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_timeslots_start" ON "event_timeslots" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("company_id","ends_at");--> statement-breakpoint
CREATE INDEX "events_of_venue" ON "events" USING btree ("company_id","venue_id","starts_at");