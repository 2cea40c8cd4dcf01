CREATE TABLE "component_files" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"component_id" integer,
	"use" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_files_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "component_upload_parts" (
	"company_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"starts_at" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "component_upload_parts_pk" PRIMARY KEY("company_id","upload_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "component_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "component_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"title" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_uploads_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "component_files" ADD CONSTRAINT "component_files_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_files" ADD CONSTRAINT "component_files_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_upload_parts" ADD CONSTRAINT "component_upload_parts_fk" FOREIGN KEY ("company_id","upload_id") REFERENCES "public"."component_uploads"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_uploads" ADD CONSTRAINT "component_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "component_files_component" ON "component_files" USING btree ("company_id","component_id","created_at");--> statement-breakpoint
CREATE INDEX "component_uploads_created" ON "component_uploads" USING btree ("company_id","created_at");