CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"survey_id" integer NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"invitation_id" integer,
	"answered_on" date,
	"relation" text,
	"shown_on" date,
	"answers" jsonb NOT NULL,
	CONSTRAINT "survey_answers_nameless" CHECK (not "survey_answers"."is_anonymous" or ("survey_answers"."invitation_id" is null and "survey_answers"."answered_on" is null))
);
--> statement-breakpoint
CREATE TABLE "survey_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"survey_id" integer NOT NULL,
	"user_id" integer,
	"name" text,
	"address" text,
	"language" text,
	"relation" text,
	"token_hash" text,
	"is_told" boolean DEFAULT false NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"has_answered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "survey_invitations_company" UNIQUE("company_id","id"),
	CONSTRAINT "survey_invitations_whose" CHECK (("survey_invitations"."user_id" is null) <> ("survey_invitations"."address" is null))
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"company_id" integer NOT NULL,
	"survey_id" integer NOT NULL,
	"position" integer NOT NULL,
	"version_id" integer NOT NULL,
	"mandatory" boolean NOT NULL,
	"drawn" jsonb NOT NULL,
	CONSTRAINT "survey_questions_pk" PRIMARY KEY("company_id","survey_id","position")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"component_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"least_answers" integer NOT NULL,
	"results_when" text NOT NULL,
	"subject_id" integer,
	"opens_on" date NOT NULL,
	"closes_on" date,
	"remind_days" integer,
	"reminded_on" date,
	"closed_on" date,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "surveys_company" UNIQUE("company_id","id"),
	CONSTRAINT "surveys_kind" UNIQUE("company_id","id","is_anonymous")
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_fk" FOREIGN KEY ("company_id","survey_id") REFERENCES "public"."surveys"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_kind_fk" FOREIGN KEY ("company_id","survey_id","is_anonymous") REFERENCES "public"."surveys"("company_id","id","is_anonymous") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_invitation_fk" FOREIGN KEY ("company_id","invitation_id") REFERENCES "public"."survey_invitations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_survey_fk" FOREIGN KEY ("company_id","survey_id") REFERENCES "public"."surveys"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_survey_fk" FOREIGN KEY ("company_id","survey_id") REFERENCES "public"."surveys"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_version_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_subject_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_created_by_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_survey" ON "survey_answers" USING btree ("company_id","survey_id","shown_on");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_answers_invitation" ON "survey_answers" USING btree ("company_id","invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_invitations_user" ON "survey_invitations" USING btree ("company_id","survey_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_invitations_address" ON "survey_invitations" USING btree ("company_id","survey_id",lower("address"));--> statement-breakpoint
CREATE UNIQUE INDEX "survey_invitations_token" ON "survey_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "survey_invitations_untold" ON "survey_invitations" USING btree ("company_id","id") WHERE not "survey_invitations"."is_told";--> statement-breakpoint
CREATE INDEX "survey_invitations_person" ON "survey_invitations" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "survey_questions_version" ON "survey_questions" USING btree ("company_id","version_id");--> statement-breakpoint
CREATE INDEX "surveys_component" ON "surveys" USING btree ("company_id","component_id");--> statement-breakpoint
CREATE INDEX "surveys_subject" ON "surveys" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "surveys_open" ON "surveys" USING btree ("opens_on") WHERE "surveys"."closed_on" is null and "surveys"."removed_at" is null;