CREATE TABLE "evaluation_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"component_log_id" integer,
	"revision_id" integer NOT NULL,
	"launch" text,
	"counted_until" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"is_time_up" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"score" double precision,
	"possible" double precision,
	"mark" integer,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "evaluation_attempts_company" UNIQUE("company_id","id"),
	CONSTRAINT "evaluation_attempts_launch" UNIQUE("launch"),
	CONSTRAINT "evaluation_attempts_log" UNIQUE("company_id","component_log_id")
);
--> statement-breakpoint
CREATE TABLE "question_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"position" integer NOT NULL,
	"version_id" integer NOT NULL,
	"mandatory" boolean NOT NULL,
	"full_score" integer NOT NULL,
	"most" integer NOT NULL,
	"drawn" jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"ft_answer" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_right" boolean,
	"score" double precision,
	"document_id" integer,
	CONSTRAINT "question_scores_company" UNIQUE("company_id","id"),
	CONSTRAINT "question_scores_place" UNIQUE("company_id","attempt_id","position")
);
--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD CONSTRAINT "evaluation_attempts_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD CONSTRAINT "evaluation_attempts_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD CONSTRAINT "evaluation_attempts_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_version_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_attempts_user" ON "evaluation_attempts" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "evaluation_attempts_revision" ON "evaluation_attempts" USING btree ("company_id","revision_id");--> statement-breakpoint
CREATE INDEX "evaluation_attempts_ends" ON "evaluation_attempts" USING btree ("submitted_at","ends_at");--> statement-breakpoint
CREATE INDEX "question_scores_version" ON "question_scores" USING btree ("company_id","version_id");