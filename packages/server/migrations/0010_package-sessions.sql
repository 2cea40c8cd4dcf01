CREATE TABLE "package_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"component_log_id" integer NOT NULL,
	"session" uuid NOT NULL,
	"item" text NOT NULL,
	"mode" text NOT NULL,
	"fetch_hash" text NOT NULL,
	"token_hash" text,
	"launched_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"verbs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"initialized_at" timestamp (3) with time zone,
	"said_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"is_abandoned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "package_sessions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "package_attempts" ADD COLUMN "registration" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "package_sessions" ADD CONSTRAINT "package_sessions_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_sessions_log" ON "package_sessions" USING btree ("company_id","component_log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_sessions_fetch" ON "package_sessions" USING btree ("fetch_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "package_sessions_token" ON "package_sessions" USING btree ("token_hash");