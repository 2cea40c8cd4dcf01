CREATE TABLE "markings" (
	"company_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"claimed_by" integer,
	"claimed_until" timestamp (3) with time zone,
	"draft" jsonb,
	"saved_at" timestamp (3) with time zone,
	"changes" integer DEFAULT 0 NOT NULL,
	"marked_by" integer,
	"marked_at" timestamp (3) with time zone,
	CONSTRAINT "markings_pk" PRIMARY KEY("company_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "question_scores" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_claimed_by_fk" FOREIGN KEY ("company_id","claimed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_marked_by_fk" FOREIGN KEY ("company_id","marked_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "markings_marked" ON "markings" USING btree ("company_id","marked_at");--> statement-breakpoint
CREATE INDEX "markings_marked_by" ON "markings" USING btree ("company_id","marked_by");--> statement-breakpoint
CREATE INDEX "evaluation_attempts_waiting" ON "evaluation_attempts" USING btree ("company_id","submitted_at") WHERE mark is null and possible is not null and submitted_at is not null and user_id is not null;