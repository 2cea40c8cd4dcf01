CREATE TABLE "attempt_returns" (
	"company_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"number" integer NOT NULL,
	"returned_by" integer NOT NULL,
	"returned_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"comment" text NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "attempt_returns_pk" PRIMARY KEY("company_id","attempt_id","number")
);
--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt_returns" ADD CONSTRAINT "attempt_returns_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_returns" ADD CONSTRAINT "attempt_returns_by_fk" FOREIGN KEY ("company_id","returned_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_returns_by" ON "attempt_returns" USING btree ("company_id","returned_by");--> statement-breakpoint
CREATE INDEX "evaluation_attempts_returned" ON "evaluation_attempts" USING btree ("company_id","user_id") WHERE returned_at is not null and submitted_at is null;