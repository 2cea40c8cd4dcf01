CREATE TABLE "grouped_containers" (
	"company_id" integer NOT NULL,
	"grouping_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "grouped_containers_pk" PRIMARY KEY("company_id","grouping_id","container_id")
);
--> statement-breakpoint
CREATE TABLE "container_groupings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_groupings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "container_groupings_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "grouped_containers" ADD CONSTRAINT "grouped_containers_grouping_fk" FOREIGN KEY ("company_id","grouping_id") REFERENCES "public"."container_groupings"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grouped_containers" ADD CONSTRAINT "grouped_containers_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_groupings" ADD CONSTRAINT "container_groupings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grouped_containers_container" ON "grouped_containers" USING btree ("company_id","container_id");--> statement-breakpoint
CREATE INDEX "container_groupings_shown" ON "container_groupings" USING btree ("company_id","is_shown","id");