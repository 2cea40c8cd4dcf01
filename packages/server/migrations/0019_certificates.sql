CREATE TABLE "certificate_designs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"design" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_designs_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificate_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"design_id" integer,
	"is_default" boolean DEFAULT false NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_templates_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificate_numbers" (
	"company_id" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "certificate_numbers_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"container_log_id" integer NOT NULL,
	"issue" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"template_id" integer NOT NULL,
	"design_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"course" jsonb NOT NULL,
	"mark" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" integer,
	"revoke_reason" text,
	"told_days" integer,
	CONSTRAINT "certificates_company" UNIQUE("company_id","id"),
	CONSTRAINT "certificates_number" UNIQUE("company_id","number"),
	CONSTRAINT "certificates_period" UNIQUE("company_id","container_log_id","issue")
);
--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "certificate_template_id" integer;--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "expiry_date" date;--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "expiry_period" jsonb;--> statement-breakpoint
ALTER TABLE "certificate_designs" ADD CONSTRAINT "certificate_designs_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."certificate_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_numbers" ADD CONSTRAINT "certificate_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_log_fk" FOREIGN KEY ("company_id","container_log_id") REFERENCES "public"."container_logs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."certificate_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_design_fk" FOREIGN KEY ("company_id","design_id") REFERENCES "public"."certificate_designs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_designs_template" ON "certificate_designs" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "certificate_templates_name" ON "certificate_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_templates_default" ON "certificate_templates" USING btree ("company_id") WHERE "certificate_templates"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("company_id","user_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_container" ON "certificates" USING btree ("company_id","container_id");--> statement-breakpoint
CREATE INDEX "certificates_template" ON "certificates" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "certificates_issued" ON "certificates" USING btree ("company_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_expiry" ON "certificates" USING btree ("expires_at") WHERE "certificates"."revoked_at" is null and "certificates"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_certificate_fk" FOREIGN KEY ("company_id","certificate_template_id") REFERENCES "public"."certificate_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_editions_certificate" ON "container_editions" USING btree ("company_id","certificate_template_id") WHERE "container_editions"."certificate_template_id" is not null;