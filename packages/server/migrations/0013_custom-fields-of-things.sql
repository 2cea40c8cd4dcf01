CREATE TABLE "field_values" (
	"company_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"field_id" integer NOT NULL,
	"value" text NOT NULL,
	"unique_value" text,
	CONSTRAINT "field_values_company_id_owner_id_field_id_pk" PRIMARY KEY("company_id","owner_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "field_values" ADD CONSTRAINT "field_values_field_fk" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_values_field" ON "field_values" USING btree ("company_id","field_id");--> statement-breakpoint
CREATE UNIQUE INDEX "field_values_unique" ON "field_values" USING btree ("company_id","field_id","unique_value");