CREATE TABLE "package_assets" (
	"company_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "package_assets_pk" PRIMARY KEY("company_id","content_id","path"),
	CONSTRAINT "package_assets_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "package_contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"outline" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_contents_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "package_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"file_id" integer NOT NULL,
	"replaces_id" integer,
	"attempts_under_way" text NOT NULL,
	"state" text NOT NULL,
	"report" jsonb,
	"outline" jsonb,
	"long_suspend_data" boolean DEFAULT false NOT NULL,
	"component_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_imports_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "package_revisions" (
	"company_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"attempts_under_way" text NOT NULL,
	CONSTRAINT "package_revisions_pk" PRIMARY KEY("company_id","revision_id")
);
--> statement-breakpoint
ALTER TABLE "package_assets" ADD CONSTRAINT "package_assets_content_fk" FOREIGN KEY ("company_id","content_id") REFERENCES "public"."package_contents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_contents" ADD CONSTRAINT "package_contents_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_imports" ADD CONSTRAINT "package_imports_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_imports" ADD CONSTRAINT "package_imports_replaces_fk" FOREIGN KEY ("company_id","replaces_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_imports" ADD CONSTRAINT "package_imports_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_revisions" ADD CONSTRAINT "package_revisions_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_revisions" ADD CONSTRAINT "package_revisions_content_fk" FOREIGN KEY ("company_id","content_id") REFERENCES "public"."package_contents"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_contents_file" ON "package_contents" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "package_imports_file" ON "package_imports" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "package_imports_author" ON "package_imports" USING btree ("company_id","created_by");--> statement-breakpoint
CREATE INDEX "package_revisions_content" ON "package_revisions" USING btree ("company_id","content_id");