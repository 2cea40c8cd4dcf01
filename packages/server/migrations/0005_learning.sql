CREATE TABLE "component_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "component_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"component_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"minutes" integer,
	"difficulty" text,
	"completion" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_revisions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "components" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "components_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"revision_id" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "components_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "container_children" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_children_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"component_id" integer,
	"nested_id" integer,
	CONSTRAINT "container_children_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "edition_children" (
	"company_id" integer NOT NULL,
	"edition_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"scoring" boolean DEFAULT true NOT NULL,
	"unlock" jsonb NOT NULL,
	"revision_id" integer,
	CONSTRAINT "edition_children_pk" PRIMARY KEY("company_id","edition_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "container_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"minutes" integer,
	"difficulty" text,
	"open_to_visitors" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"next_ids" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "container_editions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "component_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "component_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_log_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"done_by" text,
	"mark" integer,
	"seconds" integer DEFAULT 0 NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "component_logs_company" UNIQUE("company_id","id"),
	CONSTRAINT "component_logs_attempt" UNIQUE("company_id","container_log_id","child_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "container_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"period" integer DEFAULT 1 NOT NULL,
	"edition_id" integer NOT NULL,
	"state" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"mark" integer,
	"seconds" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "container_logs_company" UNIQUE("company_id","id"),
	CONSTRAINT "container_logs_period" UNIQUE("company_id","user_id","container_id","period")
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"component_log_id" integer NOT NULL,
	"token" text NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "launches_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "root_id" integer;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "state_before" text;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "edition_id" integer;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "draft_id" integer;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "component_revisions" ADD CONSTRAINT "component_revisions_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_nested_fk" FOREIGN KEY ("company_id","nested_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_children" ADD CONSTRAINT "edition_children_edition_fk" FOREIGN KEY ("company_id","edition_id") REFERENCES "public"."container_editions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_children" ADD CONSTRAINT "edition_children_child_fk" FOREIGN KEY ("company_id","child_id") REFERENCES "public"."container_children"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_children" ADD CONSTRAINT "edition_children_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_logs" ADD CONSTRAINT "component_logs_container_log_fk" FOREIGN KEY ("company_id","container_log_id") REFERENCES "public"."container_logs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_logs" ADD CONSTRAINT "component_logs_child_fk" FOREIGN KEY ("company_id","child_id") REFERENCES "public"."container_children"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_logs" ADD CONSTRAINT "container_logs_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_logs" ADD CONSTRAINT "container_logs_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_logs" ADD CONSTRAINT "container_logs_edition_fk" FOREIGN KEY ("company_id","edition_id") REFERENCES "public"."container_editions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "component_revisions_component" ON "component_revisions" USING btree ("company_id","component_id");--> statement-breakpoint
CREATE INDEX "components_changed" ON "components" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "container_children_container" ON "container_children" USING btree ("company_id","container_id");--> statement-breakpoint
CREATE INDEX "container_children_component" ON "container_children" USING btree ("company_id","component_id");--> statement-breakpoint
CREATE INDEX "container_children_nested" ON "container_children" USING btree ("company_id","nested_id");--> statement-breakpoint
CREATE INDEX "edition_children_child" ON "edition_children" USING btree ("company_id","child_id");--> statement-breakpoint
CREATE INDEX "container_editions_container" ON "container_editions" USING btree ("company_id","container_id","number");--> statement-breakpoint
CREATE INDEX "component_logs_user" ON "component_logs" USING btree ("company_id","user_id","last_at");--> statement-breakpoint
CREATE INDEX "component_logs_child" ON "component_logs" USING btree ("company_id","child_id");--> statement-breakpoint
CREATE INDEX "container_logs_last" ON "container_logs" USING btree ("company_id","user_id","last_at");--> statement-breakpoint
CREATE INDEX "container_logs_container" ON "container_logs" USING btree ("company_id","container_id");--> statement-breakpoint
CREATE INDEX "containers_state" ON "containers" USING btree ("company_id","type_id","state");