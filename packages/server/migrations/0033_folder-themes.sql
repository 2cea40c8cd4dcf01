CREATE TABLE "folder_themes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folder_themes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"tone" text NOT NULL,
	"pattern" text NOT NULL,
	"layout" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "folder_themes_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "theme_id" integer;--> statement-breakpoint
ALTER TABLE "folder_themes" ADD CONSTRAINT "folder_themes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_theme_fk" FOREIGN KEY ("company_id","theme_id") REFERENCES "public"."folder_themes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "containers_theme" ON "containers" USING btree ("company_id","theme_id") WHERE "containers"."theme_id" is not null;