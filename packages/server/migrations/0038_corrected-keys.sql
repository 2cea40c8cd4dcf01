CREATE TABLE "regrades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regrades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"lowers" boolean NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"passes" integer DEFAULT 0 NOT NULL,
	"fails" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "regrades_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_scores" ADD COLUMN "marked_version_id" integer;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_question_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."questions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_version_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regrades_question" ON "regrades" USING btree ("company_id","question_id");--> statement-breakpoint
CREATE INDEX "regrades_version" ON "regrades" USING btree ("company_id","version_id");--> statement-breakpoint
CREATE INDEX "regrades_state" ON "regrades" USING btree ("state","moved_at");--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_marked_version_fk" FOREIGN KEY ("company_id","marked_version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;