CREATE TABLE "package_trace" (
	"company_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"session" integer NOT NULL,
	"first" integer NOT NULL,
	"calls" jsonb NOT NULL,
	CONSTRAINT "package_trace_pk" PRIMARY KEY("company_id","attempt_id","session","first")
);
--> statement-breakpoint
ALTER TABLE "package_trace" ADD CONSTRAINT "package_trace_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."package_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;