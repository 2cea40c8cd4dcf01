CREATE TABLE "bounce_doors" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"renewals" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_servers" ADD COLUMN "return_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bounce_doors" ADD CONSTRAINT "bounce_doors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_returned" ON "mails" USING btree ("company_id","returned_at") WHERE "mails"."returned_at" is not null;