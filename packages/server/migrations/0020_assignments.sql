CREATE TABLE "learning_group_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_group_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"is_mandatory" boolean NOT NULL,
	"due_on" date,
	"due_days" integer,
	"recertify_months" integer,
	"since" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "for_groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_group_courses" ADD CONSTRAINT "learning_group_courses_group_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."learning_groups"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_group_courses" ADD CONSTRAINT "learning_group_courses_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_group_courses_open" ON "learning_group_courses" USING btree ("company_id","group_id","container_id") WHERE "learning_group_courses"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "learning_group_courses_container" ON "learning_group_courses" USING btree ("company_id","container_id");
--> statement-breakpoint
-- The day that it is at a moment where somebody lives; a zone that this server does not know counts as UTC, so that one
-- person's setting never stops a statement that is about thousands.
create or replace function day_in(moment timestamptz, zone text) returns date language plpgsql stable as $$
begin
  return (moment at time zone zone)::date;
exception when invalid_parameter_value then
  return (moment at time zone 'UTC')::date;
end
$$;