CREATE TABLE "regrade_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regrade_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"regrade_id" integer NOT NULL,
	"component_log_id" integer NOT NULL,
	"said" text NOT NULL,
	"mark" integer,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "regrade_notices_once" UNIQUE("company_id","regrade_id","component_log_id")
);
--> statement-breakpoint
ALTER TABLE "regrade_notices" ADD CONSTRAINT "regrade_notices_regrade_fk" FOREIGN KEY ("company_id","regrade_id") REFERENCES "public"."regrades"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrade_notices" ADD CONSTRAINT "regrade_notices_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regrade_notices_log" ON "regrade_notices" USING btree ("company_id","component_log_id");