CREATE TABLE "attempt_flags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"question_score_id" integer,
	"note" text NOT NULL,
	"flagged_by" integer NOT NULL,
	"flagged_at" timestamp (3) with time zone NOT NULL,
	"settled_by" integer,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "attempt_flags_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_scores" ADD COLUMN "overridden_by" integer;--> statement-breakpoint
ALTER TABLE "question_scores" ADD COLUMN "overridden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "question_scores" ADD COLUMN "override_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_scores" ADD COLUMN "score_before" double precision;--> statement-breakpoint
ALTER TABLE "question_scores" ADD COLUMN "is_right_before" boolean;--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_score_fk" FOREIGN KEY ("company_id","question_score_id") REFERENCES "public"."question_scores"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_by_fk" FOREIGN KEY ("company_id","flagged_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_settled_fk" FOREIGN KEY ("company_id","settled_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_flags_attempt" ON "attempt_flags" USING btree ("company_id","attempt_id");--> statement-breakpoint
CREATE INDEX "attempt_flags_open" ON "attempt_flags" USING btree ("company_id","flagged_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "attempt_flags_by" ON "attempt_flags" USING btree ("company_id","flagged_by");--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_overridden_fk" FOREIGN KEY ("company_id","overridden_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;