CREATE TABLE "record_activities" (
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"activity_id" text NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "record_activities_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "record_attachments" (
	"company_id" integer NOT NULL,
	"sha2" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "record_attachments_company_id_sha2_pk" PRIMARY KEY("company_id","sha2")
);
--> statement-breakpoint
CREATE TABLE "record_credentials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "record_credentials_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "record_documents" (
	"company_id" integer NOT NULL,
	"owner_key" text NOT NULL,
	"registration" text NOT NULL,
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"agent_key" text NOT NULL,
	"kind" text NOT NULL,
	"activity_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"etag" text NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_documents_company_id_owner_key_registration_name_key_pk" PRIMARY KEY("company_id","owner_key","registration","name_key")
);
--> statement-breakpoint
CREATE TABLE "record_people" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"account_name" uuid NOT NULL,
	"agent_key" text NOT NULL,
	CONSTRAINT "record_people_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "record_relations" (
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" smallint NOT NULL,
	"statement_id" bigint NOT NULL,
	CONSTRAINT "record_relations_company_id_key_kind_statement_id_pk" PRIMARY KEY("company_id","key","kind","statement_id")
);
--> statement-breakpoint
CREATE TABLE "record_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"names_by_mail" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"statement_id" uuid NOT NULL,
	"statement" json NOT NULL,
	"verb" text NOT NULL,
	"registration" uuid,
	"refers_to" uuid,
	"voids" uuid,
	"credential_id" integer,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_statements_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "record_activities" ADD CONSTRAINT "record_activities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_attachments" ADD CONSTRAINT "record_attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_credentials" ADD CONSTRAINT "record_credentials_maker_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_documents" ADD CONSTRAINT "record_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_people" ADD CONSTRAINT "record_people_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_relations" ADD CONSTRAINT "record_relations_statement_fk" FOREIGN KEY ("company_id","statement_id") REFERENCES "public"."record_statements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_settings" ADD CONSTRAINT "record_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_statements" ADD CONSTRAINT "record_statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_statements" ADD CONSTRAINT "record_statements_credential_fk" FOREIGN KEY ("company_id","credential_id") REFERENCES "public"."record_credentials"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_credentials_hash" ON "record_credentials" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "record_credentials_maker" ON "record_credentials" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "record_documents_agent" ON "record_documents" USING btree ("company_id","agent_key");--> statement-breakpoint
CREATE INDEX "record_relations_statement" ON "record_relations" USING btree ("company_id","statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_statements_uuid" ON "record_statements" USING btree ("company_id","statement_id");--> statement-breakpoint
CREATE INDEX "record_statements_stored" ON "record_statements" USING btree ("company_id","stored_at");--> statement-breakpoint
CREATE INDEX "record_statements_verb" ON "record_statements" USING btree ("company_id","verb","id");--> statement-breakpoint
CREATE INDEX "record_statements_registration" ON "record_statements" USING btree ("company_id","registration","id");--> statement-breakpoint
CREATE INDEX "record_statements_refers" ON "record_statements" USING btree ("company_id","refers_to");--> statement-breakpoint
CREATE INDEX "record_statements_voids" ON "record_statements" USING btree ("company_id","voids");--> statement-breakpoint
CREATE INDEX "record_statements_credential" ON "record_statements" USING btree ("company_id","credential_id","id");