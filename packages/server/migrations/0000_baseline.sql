CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"on_behalf_of" integer,
	"token_id" integer,
	"kind" text NOT NULL,
	"object" text NOT NULL,
	"object_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_views" (
	"company_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"viewer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"role" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_views_company_id_subject_id_viewer_id_kind_hour_pk" PRIMARY KEY("company_id","subject_id","viewer_id","kind","hour")
);
--> statement-breakpoint
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
CREATE TABLE "evaluation_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"component_log_id" integer,
	"revision_id" integer NOT NULL,
	"launch" text,
	"visit" text,
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
	"returned_at" timestamp (3) with time zone,
	"comment" text DEFAULT '' NOT NULL,
	"level" text,
	"asked" json,
	"score_ids" integer[],
	CONSTRAINT "evaluation_attempts_company" UNIQUE("company_id","id"),
	CONSTRAINT "evaluation_attempts_log" UNIQUE("company_id","component_log_id"),
	CONSTRAINT "evaluation_attempts_whose" CHECK ("evaluation_attempts"."user_id" is null or "evaluation_attempts"."component_log_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "extra_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extra_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"evaluation_id" integer,
	"percent" integer NOT NULL,
	"minutes" integer NOT NULL,
	"given_by" integer NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_times_company" UNIQUE("company_id","id"),
	CONSTRAINT "extra_times_once" UNIQUE NULLS NOT DISTINCT("company_id","user_id","evaluation_id")
);
--> statement-breakpoint
CREATE TABLE "question_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"position" integer NOT NULL,
	"version_id" integer NOT NULL,
	"marked_version_id" integer,
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
	"comment" text DEFAULT '' NOT NULL,
	"document_id" integer,
	"seconds" integer,
	"overridden_by" integer,
	"overridden_at" timestamp (3) with time zone,
	"override_reason" text DEFAULT '' NOT NULL,
	"score_before" double precision,
	"is_right_before" boolean,
	CONSTRAINT "question_scores_company" UNIQUE("company_id","id"),
	CONSTRAINT "question_scores_place" UNIQUE("company_id","attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "draw_versions" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "evaluation_releases" (
	"company_id" integer NOT NULL,
	"evaluation_id" integer NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "evaluation_releases_pk" PRIMARY KEY("company_id","evaluation_id")
);
--> statement-breakpoint
CREATE TABLE "evaluation_revisions" (
	"company_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "evaluation_revisions_pk" PRIMARY KEY("company_id","revision_id")
);
--> statement-breakpoint
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
CREATE TABLE "bank_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_comments_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "marking_opinions" (
	"company_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"number" integer NOT NULL,
	"marked_by" integer NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"draft" jsonb NOT NULL,
	"mark" integer,
	CONSTRAINT "marking_opinions_pk" PRIMARY KEY("company_id","attempt_id","number"),
	CONSTRAINT "marking_opinions_once" UNIQUE("company_id","attempt_id","marked_by")
);
--> statement-breakpoint
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
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
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
	"manager_reads" boolean DEFAULT false NOT NULL,
	"released_on" date,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "surveys_company" UNIQUE("company_id","id"),
	CONSTRAINT "surveys_kind" UNIQUE("company_id","id","is_anonymous")
);
--> statement-breakpoint
CREATE TABLE "auto_message_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auto_message_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"occurrence" text NOT NULL,
	"facts" jsonb,
	"since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auto_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auto_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"trigger" text NOT NULL,
	"days" integer NOT NULL,
	"field" integer,
	"audience" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"delay" jsonb NOT NULL,
	"active_from" date,
	"active_until" date,
	"quiet" jsonb,
	"texts" jsonb NOT NULL,
	"on_since" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "auto_messages_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "connections_company_id_user_id_other_id_pk" PRIMARY KEY("company_id","user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "group_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"reached_user_id" integer DEFAULT 0 NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_messages_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "digest_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digest_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_company_id_user_id_type_channel_pk" PRIMARY KEY("company_id","user_id","type","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_defaults" (
	"company_id" integer NOT NULL,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "notification_defaults_company_id_type_channel_pk" PRIMARY KEY("company_id","type","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_habits" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"digest_hour" integer,
	"quiet_from" text,
	"quiet_until" text,
	"digested_on" date,
	CONSTRAINT "notification_habits_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_group_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_group_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"is_mandatory" boolean NOT NULL,
	"due_on" date,
	"due_days" integer,
	"recertify_months" integer,
	"is_by_name" boolean DEFAULT false NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "certificate_designs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"design" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_designs_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificate_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"design_id" integer,
	"is_default" boolean DEFAULT false NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_templates_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificate_numbers" (
	"company_id" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "certificate_numbers_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"container_log_id" integer NOT NULL,
	"issue" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"template_id" integer NOT NULL,
	"design_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"course" jsonb NOT NULL,
	"mark" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" integer,
	"revoke_reason" text,
	"told_days" integer,
	CONSTRAINT "certificates_company" UNIQUE("company_id","id"),
	CONSTRAINT "certificates_number" UNIQUE("company_id","number"),
	CONSTRAINT "certificates_period" UNIQUE("company_id","container_log_id","issue")
);
--> statement-breakpoint
CREATE TABLE "component_files" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"component_id" integer,
	"use" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_files_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "component_upload_parts" (
	"company_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"starts_at" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "component_upload_parts_pk" PRIMARY KEY("company_id","upload_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "component_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "component_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"title" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_uploads_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "component_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "component_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"component_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"minutes" integer,
	"difficulty" text,
	"completion" text NOT NULL,
	"content_type_id" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_revisions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "components" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "components_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"revision_id" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "components_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "container_children" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_children_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"component_id" integer,
	"nested_id" integer,
	CONSTRAINT "container_children_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "containers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "containers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"parent_id" integer,
	"root_id" integer,
	"position" integer NOT NULL,
	"key" text,
	"title" jsonb NOT NULL,
	"short_title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"cover_file_id" integer,
	"theme_id" integer,
	"state" text DEFAULT 'active' NOT NULL,
	"state_before" text,
	"for_groups" boolean DEFAULT false NOT NULL,
	"edition_id" integer,
	"draft_id" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"ratings_up" integer DEFAULT 0 NOT NULL,
	"ratings_all" integer DEFAULT 0 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "containers_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "edition_children" (
	"company_id" integer NOT NULL,
	"edition_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"scoring" boolean DEFAULT true NOT NULL,
	"unlock" jsonb NOT NULL,
	"revision_id" integer,
	CONSTRAINT "edition_children_pk" PRIMARY KEY("company_id","edition_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "container_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"minutes" integer,
	"difficulty" text,
	"open_to_visitors" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"next_ids" jsonb NOT NULL,
	"course_type_id" integer,
	"certificate_template_id" integer,
	"expiry_date" date,
	"expiry_period" jsonb,
	"price_cents" integer,
	"currency" text,
	"cover_id" integer,
	"cover_alt" jsonb,
	"pass_mark" integer,
	"show_best_results" boolean DEFAULT false NOT NULL,
	"include_child_folder" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "container_editions_company" UNIQUE("company_id","id"),
	CONSTRAINT "container_editions_of" UNIQUE("company_id","container_id","id")
);
--> statement-breakpoint
CREATE TABLE "diagram_areas" (
	"company_id" integer NOT NULL,
	"diagram_id" integer NOT NULL,
	"position" integer NOT NULL,
	"container_id" integer NOT NULL,
	"label" jsonb NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "diagram_areas_pk" PRIMARY KEY("company_id","diagram_id","position")
);
--> statement-breakpoint
CREATE TABLE "diagrams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diagrams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture_id" integer,
	"alt" jsonb,
	"is_shown" boolean DEFAULT false NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "diagrams_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"container_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "favourites_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "folder_themes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folder_themes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"tone" text NOT NULL,
	"pattern" text NOT NULL,
	"layout" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "folder_themes_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "grouped_containers" (
	"company_id" integer NOT NULL,
	"grouping_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "grouped_containers_pk" PRIMARY KEY("company_id","grouping_id","container_id")
);
--> statement-breakpoint
CREATE TABLE "container_groupings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_groupings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "container_groupings_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "component_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "component_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_log_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"done_by" text,
	"mark" integer,
	"seconds" integer DEFAULT 0 NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "component_logs_company" UNIQUE("company_id","id"),
	CONSTRAINT "component_logs_attempt" UNIQUE("company_id","container_log_id","child_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "container_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"period" integer DEFAULT 1 NOT NULL,
	"edition_id" integer NOT NULL,
	"state" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"mark" integer,
	"seconds" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"opened_by" text,
	"opened_at" timestamp (3) with time zone,
	"due_on" date,
	CONSTRAINT "container_logs_company" UNIQUE("company_id","id"),
	CONSTRAINT "container_logs_period" UNIQUE("company_id","user_id","container_id","period")
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"component_log_id" integer NOT NULL,
	"token" text NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "launches_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "unplayed_films" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "unplayed_films_pk" PRIMARY KEY("company_id","file_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "learning_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"about" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"icon" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "learning_types_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"company_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"company_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"purchase_id" integer NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_pk" PRIMARY KEY("company_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"title" jsonb NOT NULL,
	"invoice_number" text,
	"billing" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	"session" text,
	"checkout_url" text,
	"checkout_until" timestamp (3) with time zone,
	"payment" text,
	CONSTRAINT "purchases_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"about" text NOT NULL,
	"about_id" integer DEFAULT 0 NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" integer,
	"nod" text DEFAULT 'waiting' NOT NULL,
	"nod_at" timestamp (3) with time zone,
	"nod_by" integer,
	CONSTRAINT "testimonials_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"is_personal" boolean NOT NULL,
	"ranges" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text DEFAULT '' NOT NULL,
	"uses" bigint DEFAULT 0 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "brandings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"sign_in_text" jsonb DEFAULT '{"en":"","de":""}'::jsonb NOT NULL,
	"mail_header" text DEFAULT 'none' NOT NULL,
	"logo_light" text,
	"logo_dark" text,
	"former_logo_light" text,
	"former_logo_dark" text
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"host" text,
	"email_address" text NOT NULL,
	"support_email_address" text DEFAULT '' NOT NULL,
	"support_phone" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"licence_valid_until" date,
	"licence_seats" integer,
	"languages" jsonb DEFAULT '["en","de"]'::jsonb NOT NULL,
	"default_language" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"competency_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"domain" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_warnings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_warnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"about" text NOT NULL,
	"threshold" integer NOT NULL,
	"bound" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb,
	"person_id" integer,
	"count" integer DEFAULT 1 NOT NULL,
	"link" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_field_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_field_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"field_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "custom_field_options_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"clazz" text NOT NULL,
	"name" text NOT NULL,
	"label" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"input_type" text NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL,
	"is_unique" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "custom_fields_company" UNIQUE("company_id","id"),
	CONSTRAINT "custom_fields_name" UNIQUE("company_id","clazz","name")
);
--> statement-breakpoint
CREATE TABLE "field_values" (
	"company_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"field_id" integer NOT NULL,
	"value" text NOT NULL,
	"unique_value" text,
	CONSTRAINT "field_values_company_id_owner_id_field_id_pk" PRIMARY KEY("company_id","owner_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "user_field_values" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"field_id" integer NOT NULL,
	"value" text NOT NULL,
	"unique_value" text,
	"order_value" text GENERATED ALWAYS AS (left(value, 200)) STORED,
	CONSTRAINT "user_field_values_company_id_user_id_field_id_pk" PRIMARY KEY("company_id","user_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "import_mappings_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"company_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"cells" jsonb NOT NULL,
	"keys" text[] NOT NULL,
	"faults" jsonb NOT NULL,
	"twin" integer,
	"outcome" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"target_id" integer,
	"before" jsonb,
	"after" jsonb,
	"is_open" boolean DEFAULT false NOT NULL,
	"state" text,
	"mark" bigint,
	CONSTRAINT "import_rows_company_id_import_id_position_pk" PRIMARY KEY("company_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_by" integer,
	"title" text NOT NULL,
	"file_id" integer,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"header" jsonb NOT NULL,
	"preview" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"welcome" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"problem" text,
	"phase" text,
	"cursor" integer DEFAULT 0 NOT NULL,
	"done_by" integer,
	"done_with" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"seats" integer DEFAULT 0 NOT NULL,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_group_stays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_group_stays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"decided_by" integer,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "learning_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "learning_groups_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "former_languages" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "former_languages_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "job_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "job_roles_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "localities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "localities_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"company_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_company_id_project_id_user_id_pk" PRIMARY KEY("company_id","project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"enable_chat" boolean DEFAULT false NOT NULL,
	"visible_modules" jsonb NOT NULL,
	"access_timeslots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "projects_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"first_name_folded" text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(first_name, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) STORED,
	"surname_folded" text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(surname, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) STORED,
	"login" text NOT NULL,
	"email_address" text NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'Active' NOT NULL,
	"language" text NOT NULL,
	"timezone" text NOT NULL,
	"manager_id" integer,
	"job_role_id" integer,
	"locality_id" integer,
	"avatar_file_id" integer,
	"mobile_number" text DEFAULT '' NOT NULL,
	"landline_number" text DEFAULT '' NOT NULL,
	"fax_number" text DEFAULT '' NOT NULL,
	"bio_registered" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"welcomed_at" timestamp (3) with time zone,
	"anonymised_at" timestamp (3) with time zone,
	"last_logged_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"authorities" jsonb NOT NULL,
	"permissions" jsonb NOT NULL,
	CONSTRAINT "profiles_company" UNIQUE("company_id","id"),
	CONSTRAINT "profiles_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	CONSTRAINT "user_profiles_company_id_user_id_profile_id_pk" PRIMARY KEY("company_id","user_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "data_archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"made_by" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"step" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"file_id" integer,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"downloaded_at" timestamp (3) with time zone,
	CONSTRAINT "data_archives_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"email_address" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"nonce" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"function" text NOT NULL,
	"target_id" integer,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"last_logged_in_at" timestamp (3) with time zone,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"viewer_session_id" integer,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"action" text NOT NULL,
	"target" integer,
	"before" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "user_changes_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_company" UNIQUE("company_id","id"),
	CONSTRAINT "files_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"who" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repeats" (
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repeats_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "bounce_doors" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"renewals" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_servers" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"smtp" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"password" text,
	"sender_name" text DEFAULT '' NOT NULL,
	"sender_address" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"return_address" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "letter_looks" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"product_name" text NOT NULL,
	"fill" text NOT NULL,
	"header" text NOT NULL,
	"logo" text,
	"logo_type" text
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"action_url" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"last_error" text,
	"reason" text,
	"template" text,
	"once_key" text,
	"unsubscribe_url" text,
	"is_spent" boolean DEFAULT false NOT NULL,
	"resent_from" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "mails_own" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppressed_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"address" text NOT NULL,
	"error" text NOT NULL,
	"mail_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"key" text,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "message_templates_company" UNIQUE("company_id","id"),
	CONSTRAINT "message_templates_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "message_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"action" text NOT NULL,
	"is_default" boolean NOT NULL,
	"user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"announcement_id" bigint NOT NULL,
	"listener" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_announcement_id_listener_pk" PRIMARY KEY("announcement_id","listener")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"payload" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"webhook_id" integer NOT NULL,
	"message_id" text NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"position" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"duration_ms" integer,
	"last_tried_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"is_replay" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp (3) with time zone,
	"state" text DEFAULT 'active' NOT NULL,
	"paused_why" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"last_delivered_at" timestamp (3) with time zone,
	"busy_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "webhooks_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_views" ADD CONSTRAINT "record_views_subject_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_returns" ADD CONSTRAINT "attempt_returns_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_returns" ADD CONSTRAINT "attempt_returns_by_fk" FOREIGN KEY ("company_id","returned_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD CONSTRAINT "evaluation_attempts_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD CONSTRAINT "evaluation_attempts_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_evaluation_fk" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_by_fk" FOREIGN KEY ("company_id","given_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_version_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_marked_version_fk" FOREIGN KEY ("company_id","marked_version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_overridden_fk" FOREIGN KEY ("company_id","overridden_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_scores" ADD CONSTRAINT "question_scores_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "draw_versions" ADD CONSTRAINT "draw_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD CONSTRAINT "evaluation_items_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD CONSTRAINT "evaluation_items_question_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."questions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD CONSTRAINT "evaluation_items_bank_fk" FOREIGN KEY ("company_id","bank_id") REFERENCES "public"."question_banks"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_releases" ADD CONSTRAINT "evaluation_releases_fk" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_revisions" ADD CONSTRAINT "evaluation_revisions_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_score_fk" FOREIGN KEY ("company_id","question_score_id") REFERENCES "public"."question_scores"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_by_fk" FOREIGN KEY ("company_id","flagged_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_flags" ADD CONSTRAINT "attempt_flags_settled_fk" FOREIGN KEY ("company_id","settled_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_comments" ADD CONSTRAINT "bank_comments_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "marking_opinions" ADD CONSTRAINT "marking_opinions_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "marking_opinions" ADD CONSTRAINT "marking_opinions_by_fk" FOREIGN KEY ("company_id","marked_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_claimed_by_fk" FOREIGN KEY ("company_id","claimed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_marked_by_fk" FOREIGN KEY ("company_id","marked_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_banks" ADD CONSTRAINT "question_banks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."questions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_picture_fk" FOREIGN KEY ("company_id","picture_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_bank_fk" FOREIGN KEY ("company_id","bank_id") REFERENCES "public"."question_banks"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answer_set_fk" FOREIGN KEY ("company_id","answer_set_id") REFERENCES "public"."answer_sets"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regrade_notices" ADD CONSTRAINT "regrade_notices_regrade_fk" FOREIGN KEY ("company_id","regrade_id") REFERENCES "public"."regrades"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regrade_notices" ADD CONSTRAINT "regrade_notices_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_question_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."questions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_version_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_fk" FOREIGN KEY ("company_id","survey_id") REFERENCES "public"."surveys"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_kind_fk" FOREIGN KEY ("company_id","survey_id","is_anonymous") REFERENCES "public"."surveys"("company_id","id","is_anonymous") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_invitation_fk" FOREIGN KEY ("company_id","invitation_id") REFERENCES "public"."survey_invitations"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_survey_fk" FOREIGN KEY ("company_id","survey_id") REFERENCES "public"."surveys"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_survey_fk" FOREIGN KEY ("company_id","survey_id") REFERENCES "public"."surveys"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_version_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_subject_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_created_by_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auto_message_runs" ADD CONSTRAINT "auto_message_runs_message_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."auto_messages"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auto_message_runs" ADD CONSTRAINT "auto_message_runs_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auto_message_runs" ADD CONSTRAINT "auto_message_runs_subject_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auto_messages" ADD CONSTRAINT "auto_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_other_fk" FOREIGN KEY ("company_id","other_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_defaults" ADD CONSTRAINT "notification_defaults_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_habits" ADD CONSTRAINT "notification_habits_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_group_courses" ADD CONSTRAINT "learning_group_courses_group_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."learning_groups"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_group_courses" ADD CONSTRAINT "learning_group_courses_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificate_designs" ADD CONSTRAINT "certificate_designs_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."certificate_templates"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificate_numbers" ADD CONSTRAINT "certificate_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_log_fk" FOREIGN KEY ("company_id","container_log_id") REFERENCES "public"."container_logs"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."certificate_templates"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_design_fk" FOREIGN KEY ("company_id","design_id") REFERENCES "public"."certificate_designs"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_files" ADD CONSTRAINT "component_files_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_files" ADD CONSTRAINT "component_files_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_upload_parts" ADD CONSTRAINT "component_upload_parts_fk" FOREIGN KEY ("company_id","upload_id") REFERENCES "public"."component_uploads"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_uploads" ADD CONSTRAINT "component_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_revisions" ADD CONSTRAINT "component_revisions_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_revisions" ADD CONSTRAINT "component_revisions_type_fk" FOREIGN KEY ("company_id","content_type_id") REFERENCES "public"."learning_types"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_component_fk" FOREIGN KEY ("company_id","component_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_children" ADD CONSTRAINT "container_children_nested_fk" FOREIGN KEY ("company_id","nested_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_parent_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_theme_fk" FOREIGN KEY ("company_id","theme_id") REFERENCES "public"."folder_themes"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "edition_children" ADD CONSTRAINT "edition_children_edition_fk" FOREIGN KEY ("company_id","edition_id") REFERENCES "public"."container_editions"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "edition_children" ADD CONSTRAINT "edition_children_child_fk" FOREIGN KEY ("company_id","child_id") REFERENCES "public"."container_children"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "edition_children" ADD CONSTRAINT "edition_children_revision_fk" FOREIGN KEY ("company_id","revision_id") REFERENCES "public"."component_revisions"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_cover_fk" FOREIGN KEY ("company_id","cover_id") REFERENCES "public"."pictures"("company_id","file_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_type_fk" FOREIGN KEY ("company_id","course_type_id") REFERENCES "public"."learning_types"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_certificate_fk" FOREIGN KEY ("company_id","certificate_template_id") REFERENCES "public"."certificate_templates"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagram_areas" ADD CONSTRAINT "diagram_areas_diagram_fk" FOREIGN KEY ("company_id","diagram_id") REFERENCES "public"."diagrams"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagram_areas" ADD CONSTRAINT "diagram_areas_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagrams" ADD CONSTRAINT "diagrams_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagrams" ADD CONSTRAINT "diagrams_picture_fk" FOREIGN KEY ("company_id","picture_id") REFERENCES "public"."pictures"("company_id","file_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "folder_themes" ADD CONSTRAINT "folder_themes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "grouped_containers" ADD CONSTRAINT "grouped_containers_grouping_fk" FOREIGN KEY ("company_id","grouping_id") REFERENCES "public"."container_groupings"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "grouped_containers" ADD CONSTRAINT "grouped_containers_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_groupings" ADD CONSTRAINT "container_groupings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_logs" ADD CONSTRAINT "component_logs_container_log_fk" FOREIGN KEY ("company_id","container_log_id") REFERENCES "public"."container_logs"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_logs" ADD CONSTRAINT "component_logs_child_fk" FOREIGN KEY ("company_id","child_id") REFERENCES "public"."container_children"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_logs" ADD CONSTRAINT "container_logs_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "container_logs" ADD CONSTRAINT "container_logs_edition_fk" FOREIGN KEY ("company_id","container_id","edition_id") REFERENCES "public"."container_editions"("company_id","container_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_log_fk" FOREIGN KEY ("company_id","component_log_id") REFERENCES "public"."component_logs"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unplayed_films" ADD CONSTRAINT "unplayed_films_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."component_files"("company_id","file_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unplayed_films" ADD CONSTRAINT "unplayed_films_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_types" ADD CONSTRAINT "learning_types_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_purchase_fk" FOREIGN KEY ("company_id","purchase_id") REFERENCES "public"."purchases"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_maker_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "licence_warnings" ADD CONSTRAINT "licence_warnings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "system_settings" ADD CONSTRAINT "system_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_person_fk" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_field_options" ADD CONSTRAINT "custom_field_options_field_fk" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_values" ADD CONSTRAINT "field_values_field_fk" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_field_values" ADD CONSTRAINT "user_field_values_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_field_values" ADD CONSTRAINT "user_field_values_field_fk" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_group_stays" ADD CONSTRAINT "learning_group_stays_group_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."learning_groups"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_group_stays" ADD CONSTRAINT "learning_group_stays_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_groups" ADD CONSTRAINT "learning_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_languages" ADD CONSTRAINT "former_languages_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_roles" ADD CONSTRAINT "job_roles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_fk" FOREIGN KEY ("company_id","manager_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_job_role_fk" FOREIGN KEY ("company_id","job_role_id") REFERENCES "public"."job_roles"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locality_fk" FOREIGN KEY ("company_id","locality_id") REFERENCES "public"."localities"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_fk" FOREIGN KEY ("company_id","avatar_file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_profile_fk" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_archives" ADD CONSTRAINT "data_archives_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewer_fk" FOREIGN KEY ("company_id","viewer_session_id") REFERENCES "public"."sessions"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_project_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_changes" ADD CONSTRAINT "user_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bounce_doors" ADD CONSTRAINT "bounce_doors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_servers" ADD CONSTRAINT "mail_servers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "letter_looks" ADD CONSTRAINT "letter_looks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_fk" FOREIGN KEY ("company_id","mail_id") REFERENCES "public"."mails"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suppressed_addresses" ADD CONSTRAINT "suppressed_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_texts" ADD CONSTRAINT "message_texts_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."message_templates"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_announcement_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_fk" FOREIGN KEY ("company_id","device_id") REFERENCES "public"."push_devices"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fk" FOREIGN KEY ("company_id","webhook_id") REFERENCES "public"."webhooks"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What is searched stands in columns that no table file names, so that whoever reads a whole row does not read them.
alter table component_revisions
  add column searched tsvector generated always as (array_to_tsvector(array['@' || company_id]) ||
    to_tsvector('simple', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', '')) || ' ' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('english', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', '')) || ' ' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('german', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', '')) || ' ' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu"))) stored,
  add column searched_title tsvector generated always as (to_tsvector('simple', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('english', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('german', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu"))) stored,
  add column searched_letters text generated always as (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || e'\n' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) stored;
--> statement-breakpoint
-- What is searched stands in columns that no table file names, so that whoever reads a whole row does not read them.
-- A container that has an edition is found by that one's texts.
alter table container_editions
  add column searched tsvector generated always as (array_to_tsvector(array['@' || company_id]) ||
    to_tsvector('simple', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', '')) || ' ' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('english', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', '')) || ' ' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('german', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', '')) || ' ' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu"))) stored,
  add column searched_title tsvector generated always as (to_tsvector('simple', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('english', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('german', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu"))) stored,
  add column searched_letters text generated always as (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || e'\n' || keywords::text), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) stored;
--> statement-breakpoint
alter table containers
  add column searched tsvector generated always as (case when edition_id is null then array_to_tsvector(array['@' || company_id]) ||
    to_tsvector('simple', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', ''))), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('english', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', ''))), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('german', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || ' ' || (coalesce(description->>'en', '') || ' ' || coalesce(description->>'de', ''))), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) end) stored,
  add column searched_title tsvector generated always as (case when edition_id is null then to_tsvector('simple', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('english', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) ||
    to_tsvector('german', lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu")) end) stored,
  add column searched_letters text generated always as (case when edition_id is null then lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(((coalesce(title->>'en', '') || ' ' || coalesce(title->>'de', '')) || e'\n'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i') collate "und-x-icu") end) stored;
--> statement-breakpoint
CREATE INDEX "audit_entries_company" ON "audit_entries" USING btree ("company_id","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("company_id","object","object_id","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("company_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_behalf" ON "audit_entries" USING btree ("company_id","on_behalf_of","id") WHERE "audit_entries"."on_behalf_of" is not null;
--> statement-breakpoint
CREATE INDEX "record_views_newest" ON "record_views" USING btree ("company_id","subject_id","last_at");
--> statement-breakpoint
CREATE INDEX "record_views_viewer" ON "record_views" USING btree ("company_id","viewer_id");
--> statement-breakpoint
CREATE INDEX "record_views_age" ON "record_views" USING btree ("company_id","last_at");
--> statement-breakpoint
CREATE INDEX "attempt_returns_by" ON "attempt_returns" USING btree ("company_id","returned_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_attempts_visit" ON "evaluation_attempts" USING btree ("visit") WHERE visit is not null;
--> statement-breakpoint
CREATE INDEX "evaluation_attempts_user" ON "evaluation_attempts" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "evaluation_attempts_revision" ON "evaluation_attempts" USING btree ("company_id","revision_id");
--> statement-breakpoint
CREATE INDEX "evaluation_attempts_waiting" ON "evaluation_attempts" USING btree ("company_id","submitted_at") WHERE mark is null and possible is not null and submitted_at is not null and user_id is not null;
--> statement-breakpoint
CREATE INDEX "evaluation_attempts_returned" ON "evaluation_attempts" USING btree ("company_id","user_id") WHERE returned_at is not null and submitted_at is null;
--> statement-breakpoint
CREATE INDEX "evaluation_attempts_ends" ON "evaluation_attempts" USING btree ("ends_at") WHERE submitted_at is null and ends_at is not null;
--> statement-breakpoint
CREATE INDEX "extra_times_evaluation" ON "extra_times" USING btree ("company_id","evaluation_id");
--> statement-breakpoint
CREATE INDEX "extra_times_by" ON "extra_times" USING btree ("company_id","given_by");
--> statement-breakpoint
CREATE INDEX "question_scores_version" ON "question_scores" USING btree ("company_id","version_id");
--> statement-breakpoint
CREATE INDEX "evaluation_items_question" ON "evaluation_items" USING btree ("company_id","question_id");
--> statement-breakpoint
CREATE INDEX "evaluation_items_bank" ON "evaluation_items" USING btree ("company_id","bank_id");
--> statement-breakpoint
CREATE INDEX "evaluation_releases_due" ON "evaluation_releases" USING btree ("release_at") WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "attempt_flags_attempt" ON "attempt_flags" USING btree ("company_id","attempt_id");
--> statement-breakpoint
CREATE INDEX "attempt_flags_open" ON "attempt_flags" USING btree ("company_id","flagged_at") WHERE settled_at is null;
--> statement-breakpoint
CREATE INDEX "attempt_flags_by" ON "attempt_flags" USING btree ("company_id","flagged_by");
--> statement-breakpoint
CREATE INDEX "bank_comments_user" ON "bank_comments" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "marking_opinions_by" ON "marking_opinions" USING btree ("company_id","marked_by");
--> statement-breakpoint
CREATE INDEX "markings_marked" ON "markings" USING btree ("company_id","marked_at");
--> statement-breakpoint
CREATE INDEX "markings_marked_by" ON "markings" USING btree ("company_id","marked_by");
--> statement-breakpoint
CREATE INDEX "questions_bank" ON "questions" USING btree ("company_id","bank_id","folder");
--> statement-breakpoint
CREATE INDEX "questions_answer_set" ON "questions" USING btree ("company_id","answer_set_id");
--> statement-breakpoint
CREATE INDEX "regrade_notices_log" ON "regrade_notices" USING btree ("company_id","component_log_id");
--> statement-breakpoint
CREATE INDEX "regrades_question" ON "regrades" USING btree ("company_id","question_id");
--> statement-breakpoint
CREATE INDEX "regrades_version" ON "regrades" USING btree ("company_id","version_id");
--> statement-breakpoint
CREATE INDEX "regrades_state" ON "regrades" USING btree ("state","moved_at");
--> statement-breakpoint
CREATE INDEX "survey_answers_survey" ON "survey_answers" USING btree ("company_id","survey_id","shown_on");
--> statement-breakpoint
CREATE UNIQUE INDEX "survey_answers_invitation" ON "survey_answers" USING btree ("company_id","invitation_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "survey_invitations_user" ON "survey_invitations" USING btree ("company_id","survey_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "survey_invitations_address" ON "survey_invitations" USING btree ("company_id","survey_id",lower("address"));
--> statement-breakpoint
CREATE UNIQUE INDEX "survey_invitations_token" ON "survey_invitations" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "survey_invitations_untold" ON "survey_invitations" USING btree ("company_id","id") WHERE not "survey_invitations"."is_told";
--> statement-breakpoint
CREATE INDEX "survey_invitations_person" ON "survey_invitations" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "survey_questions_version" ON "survey_questions" USING btree ("company_id","version_id");
--> statement-breakpoint
CREATE INDEX "surveys_component" ON "surveys" USING btree ("company_id","component_id");
--> statement-breakpoint
CREATE INDEX "surveys_subject" ON "surveys" USING btree ("company_id","subject_id");
--> statement-breakpoint
CREATE INDEX "surveys_open" ON "surveys" USING btree ("opens_on") WHERE "surveys"."closed_on" is null and "surveys"."removed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "auto_message_runs_once" ON "auto_message_runs" USING btree ("company_id","message_id","subject_id","user_id","occurrence");
--> statement-breakpoint
CREATE INDEX "auto_message_runs_due" ON "auto_message_runs" USING btree ("due_at") WHERE "auto_message_runs"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "auto_message_runs_user" ON "auto_message_runs" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "auto_messages_on" ON "auto_messages" USING btree ("company_id","id") WHERE "auto_messages"."on_since" is not null and "auto_messages"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "connections_other" ON "connections" USING btree ("company_id","other_id");
--> statement-breakpoint
CREATE INDEX "group_messages_newest" ON "group_messages" USING btree ("company_id","send_at");
--> statement-breakpoint
CREATE INDEX "group_messages_due" ON "group_messages" USING btree ("send_at") WHERE "group_messages"."sent_at" is null and "group_messages"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX "digest_items_user" ON "digest_items" USING btree ("company_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "notifications_source" ON "notifications" USING btree ("company_id","source") WHERE "notifications"."source" is not null;
--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("company_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("company_id","user_id") WHERE "notifications"."read_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "learning_group_courses_open" ON "learning_group_courses" USING btree ("company_id","group_id","container_id") WHERE "learning_group_courses"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "learning_group_courses_container" ON "learning_group_courses" USING btree ("company_id","container_id");
--> statement-breakpoint
CREATE INDEX "certificate_designs_template" ON "certificate_designs" USING btree ("company_id","template_id");
--> statement-breakpoint
CREATE INDEX "certificate_templates_name" ON "certificate_templates" USING btree ("company_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_templates_default" ON "certificate_templates" USING btree ("company_id") WHERE "certificate_templates"."is_default";
--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code" ON "certificates" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("company_id","user_id","issued_at");
--> statement-breakpoint
CREATE INDEX "certificates_container" ON "certificates" USING btree ("company_id","container_id");
--> statement-breakpoint
CREATE INDEX "certificates_template" ON "certificates" USING btree ("company_id","template_id");
--> statement-breakpoint
CREATE INDEX "certificates_issued" ON "certificates" USING btree ("company_id","issued_at");
--> statement-breakpoint
CREATE INDEX "certificates_expiry" ON "certificates" USING btree ("expires_at") WHERE "certificates"."revoked_at" is null and "certificates"."expires_at" is not null;
--> statement-breakpoint
CREATE INDEX "component_files_component" ON "component_files" USING btree ("company_id","component_id","created_at");
--> statement-breakpoint
CREATE INDEX "component_uploads_created" ON "component_uploads" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "component_revisions_component" ON "component_revisions" USING btree ("company_id","component_id");
--> statement-breakpoint
CREATE INDEX "component_revisions_searched" ON "component_revisions" USING gin (searched) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "component_revisions_type" ON "component_revisions" USING btree ("company_id","content_type_id") WHERE "component_revisions"."content_type_id" is not null;
--> statement-breakpoint
CREATE INDEX "components_changed" ON "components" USING btree ("company_id","changed_at");
--> statement-breakpoint
CREATE INDEX "components_gone" ON "components" USING btree ("company_id","id") WHERE "components"."removed_at" is not null or "components"."status" <> 'active';
--> statement-breakpoint
CREATE INDEX "container_children_container" ON "container_children" USING btree ("company_id","container_id");
--> statement-breakpoint
CREATE INDEX "container_children_component" ON "container_children" USING btree ("company_id","component_id");
--> statement-breakpoint
CREATE INDEX "container_children_nested" ON "container_children" USING btree ("company_id","nested_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "containers_key" ON "containers" USING btree ("company_id","key") WHERE "containers"."key" is not null;
--> statement-breakpoint
CREATE INDEX "containers_parent" ON "containers" USING btree ("company_id","parent_id","position");
--> statement-breakpoint
CREATE INDEX "containers_state" ON "containers" USING btree ("company_id","type_id","state");
--> statement-breakpoint
CREATE INDEX "containers_edition" ON "containers" USING btree ("company_id","edition_id");
--> statement-breakpoint
CREATE INDEX "containers_searched" ON "containers" USING gin (searched) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "containers_hidden" ON "containers" USING btree ("company_id","id") WHERE "containers"."state" <> 'active' and "containers"."type_id" <> 23700;
--> statement-breakpoint
CREATE INDEX "containers_theme" ON "containers" USING btree ("company_id","theme_id") WHERE "containers"."theme_id" is not null;
--> statement-breakpoint
CREATE INDEX "edition_children_child" ON "edition_children" USING btree ("company_id","child_id");
--> statement-breakpoint
CREATE INDEX "edition_children_revision" ON "edition_children" USING btree ("company_id","revision_id");
--> statement-breakpoint
CREATE INDEX "container_editions_container" ON "container_editions" USING btree ("company_id","container_id","number");
--> statement-breakpoint
CREATE INDEX "container_editions_searched" ON "container_editions" USING gin (searched) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "container_editions_cover" ON "container_editions" USING btree ("company_id","cover_id") WHERE "container_editions"."cover_id" is not null;
--> statement-breakpoint
CREATE INDEX "container_editions_type" ON "container_editions" USING btree ("company_id","course_type_id") WHERE "container_editions"."course_type_id" is not null;
--> statement-breakpoint
CREATE INDEX "container_editions_certificate" ON "container_editions" USING btree ("company_id","certificate_template_id") WHERE "container_editions"."certificate_template_id" is not null;
--> statement-breakpoint
CREATE INDEX "diagram_areas_container" ON "diagram_areas" USING btree ("company_id","container_id");
--> statement-breakpoint
CREATE INDEX "diagrams_shown" ON "diagrams" USING btree ("company_id","is_shown","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_url" ON "favourites" USING btree ("company_id","user_id","url") WHERE "favourites"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "favourites_container" ON "favourites" USING btree ("company_id","container_id","user_id");
--> statement-breakpoint
CREATE INDEX "grouped_containers_container" ON "grouped_containers" USING btree ("company_id","container_id");
--> statement-breakpoint
CREATE INDEX "container_groupings_shown" ON "container_groupings" USING btree ("company_id","is_shown","id");
--> statement-breakpoint
CREATE INDEX "component_logs_user" ON "component_logs" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "component_logs_child" ON "component_logs" USING btree ("company_id","child_id");
--> statement-breakpoint
CREATE INDEX "container_logs_container" ON "container_logs" USING btree ("company_id","container_id");
--> statement-breakpoint
CREATE INDEX "container_logs_opened" ON "container_logs" USING btree ("company_id","opened_by") WHERE "container_logs"."state" = 'NOT_STARTED';
--> statement-breakpoint
CREATE INDEX "unplayed_films_user" ON "unplayed_films" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "learning_types_about" ON "learning_types" USING btree ("company_id","about");
--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one" ON "purchases" USING btree ("company_id","user_id","container_id") WHERE "purchases"."state" in ('asked', 'paying', 'bought');
--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_invoice" ON "purchases" USING btree ("company_id","invoice_number") WHERE "purchases"."invoice_number" is not null;
--> statement-breakpoint
CREATE INDEX "purchases_asked" ON "purchases" USING btree ("company_id","asked_at");
--> statement-breakpoint
CREATE INDEX "purchases_state" ON "purchases" USING btree ("company_id","state","asked_at");
--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("company_id","user_id","asked_at");
--> statement-breakpoint
CREATE INDEX "purchases_course" ON "purchases" USING btree ("company_id","container_id","asked_at");
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("company_id","word");
--> statement-breakpoint
CREATE INDEX "search_words_searched" ON "search_words" USING gin ((array[company_id]),word gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_one" ON "testimonials" USING btree ("company_id","user_id","about","about_id") WHERE "testimonials"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "testimonials_about" ON "testimonials" USING btree ("company_id","about","about_id","updated_at") WHERE "testimonials"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "testimonials_shared" ON "testimonials" USING btree ("company_id","created_at") WHERE "testimonials"."is_shared" and "testimonials"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "testimonials_nod" ON "testimonials" USING btree ("company_id","nod","updated_at") WHERE "testimonials"."is_shared" and "testimonials"."removed_at" is null and "testimonials"."about" = 'product';
--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "api_tokens_maker" ON "api_tokens" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_code" ON "companies" USING btree (lower("code"));
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_host" ON "companies" USING btree (lower("host"));
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree (lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_email" ON "companies" USING btree (lower("email_address"));
--> statement-breakpoint
CREATE INDEX "company_domains_company" ON "company_domains" USING btree ("company_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_domain" ON "company_domains" USING btree ("domain");
--> statement-breakpoint
CREATE UNIQUE INDEX "licence_warnings_once" ON "licence_warnings" USING btree ("company_id","about","bound","threshold");
--> statement-breakpoint
CREATE INDEX "pictures_used" ON "pictures" USING btree ("company_id","used_at","created_at");
--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("company_id","user_id","happened_at","id");
--> statement-breakpoint
CREATE INDEX "activities_person" ON "activities" USING btree ("company_id","person_id");
--> statement-breakpoint
CREATE INDEX "custom_field_options_field" ON "custom_field_options" USING btree ("company_id","field_id");
--> statement-breakpoint
CREATE INDEX "field_values_field" ON "field_values" USING btree ("company_id","field_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "field_values_once" ON "field_values" USING btree ("company_id","field_id",md5("unique_value"));
--> statement-breakpoint
CREATE INDEX "user_field_values_in_order" ON "user_field_values" USING btree ("company_id","field_id","order_value" collate "und-x-icu","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_field_values_once" ON "user_field_values" USING btree ("company_id","field_id",md5("unique_value"));
--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("company_id","import_id","outcome","position");
--> statement-breakpoint
CREATE INDEX "import_rows_keys" ON "import_rows" USING gin ("keys");
--> statement-breakpoint
CREATE INDEX "import_rows_target" ON "import_rows" USING btree ("company_id","import_id","target_id");
--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "imports_state" ON "imports" USING btree ("state");
--> statement-breakpoint
CREATE UNIQUE INDEX "learning_group_stays_open" ON "learning_group_stays" USING btree ("company_id","group_id","user_id","reason") WHERE "learning_group_stays"."until" is null;
--> statement-breakpoint
CREATE INDEX "learning_group_stays_group" ON "learning_group_stays" USING btree ("company_id","group_id","since");
--> statement-breakpoint
CREATE INDEX "learning_group_stays_user" ON "learning_group_stays" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree (lower("login"));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email_address"));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_external" ON "users" USING btree ("company_id","external_id");
--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("company_id","manager_id");
--> statement-breakpoint
CREATE INDEX "users_job_role" ON "users" USING btree ("company_id","job_role_id");
--> statement-breakpoint
CREATE INDEX "users_locality" ON "users" USING btree ("company_id","locality_id");
--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING btree ("company_id","surname_folded","first_name_folded");
--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ((array[users.company_id]),((users.first_name_folded || ' ' || users.surname_folded) || ' ' || lower(users.login) || ' ' || lower(users.email_address)) gin_trgm_ops,((users.first_name_folded || ' ' || users.surname_folded) || ' ' || split_part(lower(users.login), '@', 1) || ' ' || split_part(lower(users.email_address), '@', 1)) gin_trgm_ops) WITH (gin_pending_list_limit=128);
--> statement-breakpoint
CREATE INDEX "users_by_surname" ON "users" USING btree ("company_id","surname" collate "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "user_profiles_profile" ON "user_profiles" USING btree ("company_id","profile_id");
--> statement-breakpoint
CREATE INDEX "data_archives_newest" ON "data_archives" USING btree ("company_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "data_archives_due" ON "data_archives" USING btree ("step","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_token" ON "registrations" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "registrations_company" ON "registrations" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "registrations_end" ON "registrations" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "used_captchas_end" ON "used_captchas" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "links_token" ON "links" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "links_end" ON "links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "sessions_viewer" ON "sessions" USING btree ("company_id","viewer_session_id") WHERE "sessions"."viewer_session_id" is not null;
--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ends_at") WHERE "sessions"."ended_at" is null and "sessions"."ends_at" is not null;
--> statement-breakpoint
CREATE INDEX "user_changes_newest" ON "user_changes" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "files_author" ON "files" USING btree ("company_id","created_by");
--> statement-breakpoint
CREATE INDEX "attempts_end" ON "attempts" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "repeats_age" ON "repeats" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "mail_attachments_mail" ON "mail_attachments" USING btree ("company_id","mail_id");
--> statement-breakpoint
CREATE INDEX "mails_company" ON "mails" USING btree ("company_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("company_id","once_key");
--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("id") WHERE "mails"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "mails_returned" ON "mails" USING btree ("company_id","returned_at") WHERE "mails"."returned_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "suppressed_addresses_address" ON "suppressed_addresses" USING btree ("company_id","address");
--> statement-breakpoint
CREATE INDEX "message_texts_newest" ON "message_texts" USING btree ("company_id","template_id","language","id");
--> statement-breakpoint
CREATE INDEX "announcements_due" ON "announcements" USING btree ("id") WHERE "announcements"."delivered_at" is null;
--> statement-breakpoint
CREATE INDEX "announcements_key" ON "announcements" USING btree ("key","id") WHERE "announcements"."key" is not null and "announcements"."delivered_at" is null;
--> statement-breakpoint
CREATE INDEX "announcements_delivered" ON "announcements" USING btree ("delivered_at") WHERE "announcements"."delivered_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("endpoint");
--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("company_id","user_id");
--> statement-breakpoint
CREATE INDEX "push_messages_device" ON "push_messages" USING btree ("company_id","device_id");
--> statement-breakpoint
CREATE INDEX "push_messages_waiting" ON "push_messages" USING btree ("id") WHERE "push_messages"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("company_id","webhook_id","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("company_id","webhook_id","position","id") WHERE "webhook_deliveries"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_old" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhooks_active" ON "webhooks" USING btree ("next_try_at") WHERE "webhooks"."state" = 'active' and "webhooks"."removed_at" is null;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  -- An empty table may be truncated: a backup is restored into one.
  if tg_op = 'TRUNCATE' and not exists (select from audit_entries) then
    return null;
  end if;
  raise exception 'entries of audit_entries are written once' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
-- What an attempt is drawn from and begun by belongs to a version, and every transaction that changes any of it ends with a
-- version that never was before: only at the commit, and once for all that it changes, as with the content of courses.
create or replace function draws_changed() returns trigger language plpgsql as $$
declare
  company integer := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
  if not exists (select from draw_versions stands
    where stands.company_id = company and stands.xmin = pg_current_xact_id()::xid) then
    insert into draw_versions (company_id, version) values (company, gen_random_uuid())
      on conflict (company_id) do update set version = excluded.version;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger questions_made after insert or delete on questions
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
-- All of a question by which it is drawn, and what it says now.
create constraint trigger questions_changed after update on questions
  deferrable initially deferred for each row
  when ((old.bank_id, old.status, old.difficulty, old.tags, old.version_id, old.removed_at)
    is distinct from (new.bank_id, new.status, new.difficulty, new.tags, new.version_id, new.removed_at))
  execute function draws_changed();
--> statement-breakpoint
create constraint trigger question_banks_gone after delete on question_banks
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
create constraint trigger question_banks_changed after update on question_banks
  deferrable initially deferred for each row when (old.removed_at is distinct from new.removed_at)
  execute function draws_changed();
--> statement-breakpoint
create constraint trigger evaluation_releases_changed after insert or update or delete on evaluation_releases
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
create constraint trigger system_settings_changed after insert or update or delete on system_settings
  deferrable initially deferred for each row execute function draws_changed();
--> statement-breakpoint
insert into draw_versions (company_id, version) select id, gen_random_uuid() from companies
  on conflict (company_id) do nothing;
--> statement-breakpoint
-- The day that it is at a moment where somebody lives; a zone that this server does not know counts as UTC, so that one
-- person's setting never stops a statement that is about thousands.
create or replace function day_in(moment timestamptz, zone text) returns date language plpgsql stable as $$
begin
  return (moment at time zone zone)::date;
exception when invalid_parameter_value then
  return (moment at time zone 'UTC')::date;
end
$$;
--> statement-breakpoint
-- Whatever a course shows belongs to a version of its company's content, and every transaction that changes any of it ends
-- with a version that never was before. Only at the commit, so that two authors do not wait for each other while they work;
-- one is enough for all that a transaction changes, as nobody else sees any of it before.
create or replace function content_changed() returns trigger language plpgsql as $$
declare
  company integer := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
  if not exists (select from content_versions shown
    where shown.company_id = company and shown.xmin = pg_current_xact_id()::xid) then
    insert into content_versions (company_id, version) values (company, gen_random_uuid())
      on conflict (company_id) do update set version = excluded.version;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger containers_made after insert or delete on containers
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
-- All of a row but what its authors alone see.
create constraint trigger containers_changed after update on containers
  deferrable initially deferred for each row
  when (to_jsonb(old) - '{draft_id,changes,changed_by,changed_at}'::text[]
    is distinct from to_jsonb(new) - '{draft_id,changes,changed_by,changed_at}'::text[])
  execute function content_changed();
--> statement-breakpoint
create constraint trigger container_editions_published after insert on container_editions
  deferrable initially deferred for each row when (new.published_at is not null) execute function content_changed();
--> statement-breakpoint
create constraint trigger container_editions_changed after update on container_editions
  deferrable initially deferred for each row when (old.published_at is not null or new.published_at is not null)
  execute function content_changed();
--> statement-breakpoint
create constraint trigger container_editions_gone after delete on container_editions
  deferrable initially deferred for each row when (old.published_at is not null) execute function content_changed();
--> statement-breakpoint
create constraint trigger components_gone after delete on components
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
create constraint trigger components_changed after update on components
  deferrable initially deferred for each row
  when ((old.category_id, old.status, old.removed_at) is distinct from (new.category_id, new.status, new.removed_at))
  execute function content_changed();
--> statement-breakpoint
create constraint trigger learning_types_changed after insert or update or delete on learning_types
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
create constraint trigger folder_themes_changed after insert or update or delete on folder_themes
  deferrable initially deferred for each row execute function content_changed();
--> statement-breakpoint
insert into content_versions (company_id, version) select id, gen_random_uuid() from companies
  on conflict (company_id) do nothing;
--> statement-breakpoint
-- The words of whatever has a title that can be searched become known with it, by whatever door it is written; numbers are
-- not, as one that is nearly another means something else.
create or replace function remember_words() returns trigger language plpgsql as $$
begin
  insert into search_words (company_id, word)
  select new.company_id, said.word
  from unnest(tsvector_to_array(to_tsvector('simple', new.searched_letters))) said (word)
  where length(said.word) between 4 and 100 and said.word !~ '^[0-9.-]+$' and not exists (
    select from search_words known where known.company_id = new.company_id and known.word = said.word);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger component_revisions_words after insert or update of title, keywords on component_revisions
  for each row execute function remember_words();
--> statement-breakpoint
create or replace trigger container_editions_words after insert or update of title, keywords, number on container_editions
  for each row when (new.number > 0) execute function remember_words();
--> statement-breakpoint
create or replace trigger containers_words after insert or update of title, edition_id on containers
  for each row execute function remember_words();
--> statement-breakpoint
-- Companies of before they had a time zone get that of whoever was there first; said once, as nothing else knows it.
update companies set timezone = coalesce((select first.timezone from users first
  where first.company_id = companies.id order by first.id limit 1), timezone)
where timezone = 'UTC';
--> statement-breakpoint
-- Whoever changes people, by whatever door, has their learning groups looked at again after the commit: one announcement
-- for each statement, and none where a company has no learning group. NULL for the people means all of them.
create or replace function announce_people(company integer, people integer[]) returns void language plpgsql as $$
begin
  if not exists (select from learning_groups kept where kept.company_id = company and kept.removed_at is null) then
    return;
  end if;
  insert into announcements (company_id, name, payload)
    values (company, 'people.changed', jsonb_build_object('companyId', company,
      'userIds', case when cardinality(people) <= 5000 then to_jsonb(people) end));
  perform pg_notify('oktant', '{"about":"outbox"}');
end
$$;
--> statement-breakpoint
create or replace function users_changed() returns trigger language plpgsql as $$
declare
  told record;
begin
  if tg_op = 'INSERT' then
    for told in select company_id, array_agg(id) as people from became group by company_id loop
      perform announce_people(told.company_id, told.people);
    end loop;
    return null;
  end if;
  for told in select became.company_id, array_agg(became.id) as people from became join was on was.id = became.id
    where (became.status, became.language, became.job_role_id, became.locality_id, became.manager_id, became.anonymised_at)
      is distinct from (was.status, was.language, was.job_role_id, was.locality_id, was.manager_id, was.anonymised_at)
    group by became.company_id loop
    perform announce_people(told.company_id, told.people);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create or replace function people_rows_changed() returns trigger language plpgsql as $$
declare
  told record;
begin
  for told in select company_id, array_agg(distinct user_id) as people from became group by company_id loop
    perform announce_people(told.company_id, told.people);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create or replace function people_values_changed() returns trigger language plpgsql as $$
declare
  told record;
begin
  for told in select became.company_id, array_agg(distinct became.user_id) as people from became
    join was on was.company_id = became.company_id and was.user_id = became.user_id and was.field_id = became.field_id
    where was.value is distinct from became.value group by became.company_id loop
    perform announce_people(told.company_id, told.people);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger users_made after insert on users
  referencing new table as became for each statement execute function users_changed();
--> statement-breakpoint
create or replace trigger users_changed after update on users
  referencing old table as was new table as became for each statement execute function users_changed();
--> statement-breakpoint
create or replace trigger project_members_came after insert on project_members
  referencing new table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger project_members_went after delete on project_members
  referencing old table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger user_field_values_came after insert on user_field_values
  referencing new table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger user_field_values_went after delete on user_field_values
  referencing old table as became for each statement execute function people_rows_changed();
--> statement-breakpoint
create or replace trigger user_field_values_changed after update on user_field_values
  referencing old table as was new table as became for each statement execute function people_values_changed();
