CREATE TABLE "learning_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"about" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"icon" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "learning_types_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "component_revisions" ADD COLUMN "content_type_id" integer;--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "course_type_id" integer;--> statement-breakpoint
ALTER TABLE "learning_types" ADD CONSTRAINT "learning_types_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_types_about" ON "learning_types" USING btree ("company_id","about");--> statement-breakpoint
ALTER TABLE "component_revisions" ADD CONSTRAINT "component_revisions_type_fk" FOREIGN KEY ("company_id","content_type_id") REFERENCES "public"."learning_types"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_type_fk" FOREIGN KEY ("company_id","course_type_id") REFERENCES "public"."learning_types"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "component_revisions_type" ON "component_revisions" USING btree ("company_id","content_type_id") WHERE "component_revisions"."content_type_id" is not null;--> statement-breakpoint
CREATE INDEX "container_editions_type" ON "container_editions" USING btree ("company_id","course_type_id") WHERE "container_editions"."course_type_id" is not null;