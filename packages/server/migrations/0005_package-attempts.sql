CREATE TABLE "package_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"component_log_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"session" integer NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"has_finished" boolean DEFAULT false NOT NULL,
	"times" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "package_attempts_company" UNIQUE("company_id","id"),
	CONSTRAINT "package_attempts_log" UNIQUE("company_id","component_log_id")
);
--> statement-breakpoint
CREATE TABLE "played_packages" (
	"company_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	"activities" jsonb,
	"suspend_data" integer NOT NULL,
	"pass_mark" integer,
	"attempts" integer,
	CONSTRAINT "played_packages_pk" PRIMARY KEY("company_id","revision_id")
);
--> statement-breakpoint
ALTER TABLE "package_attempts" ADD CONSTRAINT "package_attempts_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_attempts" ADD CONSTRAINT "package_attempts_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_packages" ADD CONSTRAINT "played_packages_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_attempts_revision" ON "package_attempts" USING btree ("company_id","revision_id");