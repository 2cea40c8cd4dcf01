CREATE TABLE "brandings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"sign_in_text" jsonb DEFAULT '{"en":"","de":""}'::jsonb NOT NULL,
	"mail_header" text DEFAULT 'none' NOT NULL,
	"logo_light" text,
	"logo_dark" text,
	"former_logo_light" text,
	"former_logo_dark" text
);
--> statement-breakpoint
CREATE TABLE "letter_looks" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"product_name" text NOT NULL,
	"fill" text NOT NULL,
	"header" text NOT NULL,
	"logo" text,
	"logo_type" text
);
--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_looks" ADD CONSTRAINT "letter_looks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;