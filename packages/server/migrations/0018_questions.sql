CREATE TABLE "evaluation_items" (
	"company_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question_id" integer,
	"bank_id" integer,
	"tag" text DEFAULT '' NOT NULL,
	"difficulty" text,
	"count" integer DEFAULT 1 NOT NULL,
	"mandatory" boolean DEFAULT true NOT NULL,
	CONSTRAINT "evaluation_items_pk" PRIMARY KEY("company_id","revision_id","position")
);
--> statement-breakpoint
CREATE TABLE "evaluation_revisions" (
	"company_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "evaluation_revisions_pk" PRIMARY KEY("company_id","revision_id")
);
--> statement-breakpoint
CREATE TABLE "answer_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"possible_answers" jsonb NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "answer_sets_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_banks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_banks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "question_banks_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"full_score" integer NOT NULL,
	"no_of_retries" integer,
	"number_of_distractors" integer,
	"allow_supporting_documents" boolean DEFAULT false NOT NULL,
	"difficulty" text NOT NULL,
	"picture_id" integer,
	"body" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_versions_company" UNIQUE("company_id","id"),
	CONSTRAINT "question_versions_number" UNIQUE("company_id","question_id","number")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"bank_id" integer NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"tags" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"difficulty" text NOT NULL,
	"type" text NOT NULL,
	"full_score" integer NOT NULL,
	"title" jsonb NOT NULL,
	"answer_set_id" integer,
	"version_id" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "questions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD CONSTRAINT "evaluation_items_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD CONSTRAINT "evaluation_items_question_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."questions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD CONSTRAINT "evaluation_items_bank_fk" FOREIGN KEY ("company_id","bank_id") REFERENCES "public"."question_banks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_revisions" ADD CONSTRAINT "evaluation_revisions_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_banks" ADD CONSTRAINT "question_banks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."questions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_picture_fk" FOREIGN KEY ("company_id","picture_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_bank_fk" FOREIGN KEY ("company_id","bank_id") REFERENCES "public"."question_banks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answer_set_fk" FOREIGN KEY ("company_id","answer_set_id") REFERENCES "public"."answer_sets"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_items_question" ON "evaluation_items" USING btree ("company_id","question_id");--> statement-breakpoint
CREATE INDEX "evaluation_items_bank" ON "evaluation_items" USING btree ("company_id","bank_id");--> statement-breakpoint
CREATE INDEX "questions_bank" ON "questions" USING btree ("company_id","bank_id","folder");--> statement-breakpoint
CREATE INDEX "questions_answer_set" ON "questions" USING btree ("company_id","answer_set_id");