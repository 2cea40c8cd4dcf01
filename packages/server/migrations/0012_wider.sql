CREATE TABLE "competency_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competency_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"job_role" jsonb NOT NULL,
	"is_met" boolean NOT NULL,
	"comment" text NOT NULL,
	"assessed_by" integer NOT NULL,
	"assessed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competency_declarations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competency_declarations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"state" text NOT NULL,
	"level" text NOT NULL,
	"words" text NOT NULL,
	"assessor_id" integer,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"confirmed_on" date,
	"valid_until" date,
	"told_days" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "competency_declarations_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "competency_evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competency_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"declaration_id" integer NOT NULL,
	"file_id" integer,
	"certificate_id" integer
);
--> statement-breakpoint
CREATE TABLE "competency_profile_items" (
	"company_id" integer NOT NULL,
	"job_role_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"level" text NOT NULL,
	"valid_months" integer,
	"place" integer NOT NULL,
	CONSTRAINT "competency_profile_items_pk" PRIMARY KEY("company_id","job_role_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "competency_profiles" (
	"company_id" integer NOT NULL,
	"job_role_id" integer NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competency_profiles_pk" PRIMARY KEY("company_id","job_role_id")
);
--> statement-breakpoint
CREATE TABLE "competency_regions" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"locality_id" integer NOT NULL,
	CONSTRAINT "competency_regions_pk" PRIMARY KEY("company_id","user_id","locality_id")
);
--> statement-breakpoint
CREATE TABLE "competency_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competency_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"declaration_id" integer NOT NULL,
	"done_by" integer,
	"state" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competency_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competency_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"tip" jsonb NOT NULL,
	"item_properties" jsonb NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "competency_items_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "external_trainings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "external_trainings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"goal_category_id" integer,
	"cost_cents" integer,
	"outline" jsonb NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "external_trainings_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "goal_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goal_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "goal_categories_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "goal_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goal_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"goal_id" integer NOT NULL,
	"file_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goal_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goal_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"goal_id" integer NOT NULL,
	"deed" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"actor_id" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goal_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"hr_must_agree" text NOT NULL,
	"hr_from_cents" integer NOT NULL,
	"clawback_months" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"goal_type" text NOT NULL,
	"container_id" integer,
	"event_id" integer,
	"training_id" integer,
	"name" jsonb NOT NULL,
	"category_id" integer,
	"status" smallint NOT NULL,
	"achieve_by" date,
	"outline" jsonb NOT NULL,
	"cost_cents" integer,
	"currency" text DEFAULT 'ZAR' NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"manager_comments" text DEFAULT '' NOT NULL,
	"cancellation_reason" text DEFAULT '' NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"manager_decided_at" timestamp (3) with time zone,
	"manager_agreed" boolean DEFAULT false NOT NULL,
	"hr_agreed" boolean DEFAULT false NOT NULL,
	"assigned_by" integer,
	"clawback" boolean DEFAULT false NOT NULL,
	"clawback_cents" integer,
	"clawback_months" integer,
	"clawback_set_by" integer,
	"clawback_set_at" timestamp (3) with time zone,
	"clawback_agreed_at" timestamp (3) with time zone,
	"booking" text,
	"booking_id" integer,
	"booked_at" timestamp (3) with time zone,
	"booking_lost_at" timestamp (3) with time zone,
	"achieved_on" date,
	"proof" text,
	"certificate_id" integer,
	"proof_revoked_at" timestamp (3) with time zone,
	"reminded_on" date,
	"since" timestamp (3) with time zone NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "objectives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"set_in" integer NOT NULL,
	"rated_in" integer,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"date" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"weight" integer,
	"kpa" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "objectives_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "pdr_competencies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdr_competencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"position" integer NOT NULL,
	"item_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"tip" jsonb NOT NULL,
	"item_properties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdr_evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdr_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"day" date NOT NULL,
	"mark" integer,
	"added_by" integer NOT NULL,
	CONSTRAINT "pdr_evidence_one" UNIQUE("company_id","pdr_id","target","kind","source_id","added_by")
);
--> statement-breakpoint
CREATE TABLE "pdr_fields" (
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"sequence" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pdr_fields_pk" PRIMARY KEY("company_id","pdr_id","owner_id","field")
);
--> statement-breakpoint
CREATE TABLE "pdr_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdr_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"deed" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdr_questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"position" integer NOT NULL,
	"version_id" integer NOT NULL,
	"part" text NOT NULL,
	"mandatory" boolean NOT NULL,
	"document_id" integer
);
--> statement-breakpoint
CREATE TABLE "pdr_readings" (
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"reader_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone,
	"reason_until" timestamp (3) with time zone,
	CONSTRAINT "pdr_readings_pk" PRIMARY KEY("company_id","pdr_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "pdr_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdr_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdrs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdrs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"manager_id" integer,
	"is_given" boolean DEFAULT false NOT NULL,
	"evaluation_id" integer NOT NULL,
	"component_log_id" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"closed_from" smallint,
	"since" timestamp (3) with time zone NOT NULL,
	"deadline" date,
	"rejected" boolean DEFAULT false NOT NULL,
	"rejected_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rejects_b" boolean DEFAULT false NOT NULL,
	"rejects_c" boolean DEFAULT false NOT NULL,
	"user_comments" text DEFAULT '' NOT NULL,
	"has_b" boolean DEFAULT false NOT NULL,
	"has_c" boolean DEFAULT false NOT NULL,
	"meeting_day" date,
	"b_done" boolean DEFAULT false NOT NULL,
	"c_done" boolean DEFAULT false NOT NULL,
	"assessed_mark" integer,
	"reminded_on" date,
	"changes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pdrs_company" UNIQUE("company_id","id"),
	CONSTRAINT "pdrs_one" UNIQUE("company_id","season_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reward_budgets" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"points" integer,
	"period" text NOT NULL,
	"changes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"points" integer NOT NULL,
	"occasion" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "reward_kinds_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind_id" integer NOT NULL,
	"points" integer NOT NULL,
	"occasion" text NOT NULL,
	"reason" text NOT NULL,
	"about" jsonb,
	"certificate_id" integer,
	"giver_id" integer,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_on" date NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" integer,
	"taken_back_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "rewards_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "pdr_seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdr_seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"season_start" date NOT NULL,
	"season_end" date NOT NULL,
	"phases" jsonb NOT NULL,
	"remind_days" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"forms" jsonb NOT NULL,
	"rating_answer_set_id" integer,
	"performance_answer_set_id" integer,
	"objectives_share" integer NOT NULL,
	"competencies_share" integer NOT NULL,
	"allow_user_complete_section_b" boolean NOT NULL,
	"content_for_upper_managers" boolean NOT NULL,
	"question_manager_id" integer,
	"company_objectives" jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"container_child_id" integer,
	"cursor" integer DEFAULT 0 NOT NULL,
	"to_open" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "pdr_seasons_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "talk_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "talk_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"talk_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"doer" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_actions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "talk_texts" (
	"company_id" integer NOT NULL,
	"talk_id" integer NOT NULL,
	"part" text NOT NULL,
	"owner_id" integer NOT NULL,
	"text" text NOT NULL,
	"number" integer NOT NULL,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_texts_company_id_talk_id_part_owner_id_pk" PRIMARY KEY("company_id","talk_id","part","owner_id")
);
--> statement-breakpoint
CREATE TABLE "talks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "talks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"started_by" integer NOT NULL,
	"topic" text NOT NULL,
	"talk_on" date NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talks_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"name" text NOT NULL,
	"link" text,
	"file_id" integer,
	"added_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "event_recordings_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "recording_watches" (
	"company_id" integer NOT NULL,
	"recording_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"share" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recording_watches_pk" PRIMARY KEY("company_id","recording_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "webinar_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"page_on" boolean NOT NULL,
	"service" text NOT NULL,
	"token_issuer" text NOT NULL,
	"token_audience" text NOT NULL,
	"token_key" text,
	"sends_name" boolean NOT NULL,
	"sends_email" boolean NOT NULL,
	"teams_on" boolean NOT NULL,
	"teams_link" text NOT NULL,
	"link_on" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webinar_presences" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webinar_presences_pk" PRIMARY KEY("company_id","event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "deputies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deputies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"deputy_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"kinds" text[] NOT NULL,
	"named_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "owned_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_with_hr" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "played_packages" ADD COLUMN "own_window" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "record_people" ADD COLUMN "mail_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_group_stays" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "competency_assessments" ADD CONSTRAINT "competency_assessments_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_assessments" ADD CONSTRAINT "competency_assessments_by_fk" FOREIGN KEY ("company_id","assessed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_declarations" ADD CONSTRAINT "competency_declarations_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_declarations" ADD CONSTRAINT "competency_declarations_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."competency_items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_declarations" ADD CONSTRAINT "competency_declarations_assessor_fk" FOREIGN KEY ("company_id","assessor_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_evidence" ADD CONSTRAINT "competency_evidence_declaration_fk" FOREIGN KEY ("company_id","declaration_id") REFERENCES "public"."competency_declarations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_evidence" ADD CONSTRAINT "competency_evidence_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_evidence" ADD CONSTRAINT "competency_evidence_certificate_fk" FOREIGN KEY ("company_id","certificate_id") REFERENCES "public"."certificates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_profile_items" ADD CONSTRAINT "competency_profile_items_role_fk" FOREIGN KEY ("company_id","job_role_id") REFERENCES "public"."job_roles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_profile_items" ADD CONSTRAINT "competency_profile_items_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."competency_items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_profiles" ADD CONSTRAINT "competency_profiles_role_fk" FOREIGN KEY ("company_id","job_role_id") REFERENCES "public"."job_roles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_regions" ADD CONSTRAINT "competency_regions_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_regions" ADD CONSTRAINT "competency_regions_locality_fk" FOREIGN KEY ("company_id","locality_id") REFERENCES "public"."localities"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_steps" ADD CONSTRAINT "competency_steps_declaration_fk" FOREIGN KEY ("company_id","declaration_id") REFERENCES "public"."competency_declarations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_steps" ADD CONSTRAINT "competency_steps_by_fk" FOREIGN KEY ("company_id","done_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competency_items" ADD CONSTRAINT "competency_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_trainings" ADD CONSTRAINT "external_trainings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_trainings" ADD CONSTRAINT "external_trainings_category" FOREIGN KEY ("company_id","goal_category_id") REFERENCES "public"."goal_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_categories" ADD CONSTRAINT "goal_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_files" ADD CONSTRAINT "goal_files_goal" FOREIGN KEY ("company_id","goal_id") REFERENCES "public"."goals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_files" ADD CONSTRAINT "goal_files_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_history" ADD CONSTRAINT "goal_history_goal" FOREIGN KEY ("company_id","goal_id") REFERENCES "public"."goals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_settings" ADD CONSTRAINT "goal_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_container" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_training" FOREIGN KEY ("company_id","training_id") REFERENCES "public"."external_trainings"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_category" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."goal_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_set_fk" FOREIGN KEY ("company_id","set_in") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_rated_fk" FOREIGN KEY ("company_id","rated_in") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_competencies" ADD CONSTRAINT "pdr_competencies_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_evidence" ADD CONSTRAINT "pdr_evidence_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_evidence" ADD CONSTRAINT "pdr_evidence_added_fk" FOREIGN KEY ("company_id","added_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_fields" ADD CONSTRAINT "pdr_fields_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_fields" ADD CONSTRAINT "pdr_fields_owner_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_history" ADD CONSTRAINT "pdr_history_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_history" ADD CONSTRAINT "pdr_history_actor_fk" FOREIGN KEY ("company_id","actor_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_questions" ADD CONSTRAINT "pdr_questions_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_questions" ADD CONSTRAINT "pdr_questions_version_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_questions" ADD CONSTRAINT "pdr_questions_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_readings" ADD CONSTRAINT "pdr_readings_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_readings" ADD CONSTRAINT "pdr_readings_reader_fk" FOREIGN KEY ("company_id","reader_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_versions" ADD CONSTRAINT "pdr_versions_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_versions" ADD CONSTRAINT "pdr_versions_author_fk" FOREIGN KEY ("company_id","author_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdrs" ADD CONSTRAINT "pdrs_season_fk" FOREIGN KEY ("company_id","season_id") REFERENCES "public"."pdr_seasons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdrs" ADD CONSTRAINT "pdrs_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdrs" ADD CONSTRAINT "pdrs_manager_fk" FOREIGN KEY ("company_id","manager_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdrs" ADD CONSTRAINT "pdrs_evaluation_fk" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_budgets" ADD CONSTRAINT "reward_budgets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_kinds" ADD CONSTRAINT "reward_kinds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_giver_fk" FOREIGN KEY ("company_id","giver_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_taker_fk" FOREIGN KEY ("company_id","taken_back_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_kind_fk" FOREIGN KEY ("company_id","kind_id") REFERENCES "public"."reward_kinds"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_seasons" ADD CONSTRAINT "pdr_seasons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_seasons" ADD CONSTRAINT "pdr_seasons_rating_fk" FOREIGN KEY ("company_id","rating_answer_set_id") REFERENCES "public"."answer_sets"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_seasons" ADD CONSTRAINT "pdr_seasons_performance_fk" FOREIGN KEY ("company_id","performance_answer_set_id") REFERENCES "public"."answer_sets"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_seasons" ADD CONSTRAINT "pdr_seasons_question_manager_fk" FOREIGN KEY ("company_id","question_manager_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_actions" ADD CONSTRAINT "talk_actions_talk_fk" FOREIGN KEY ("company_id","talk_id") REFERENCES "public"."talks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_actions" ADD CONSTRAINT "talk_actions_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_actions" ADD CONSTRAINT "talk_actions_done_fk" FOREIGN KEY ("company_id","done_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_texts" ADD CONSTRAINT "talk_texts_talk_fk" FOREIGN KEY ("company_id","talk_id") REFERENCES "public"."talks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_texts" ADD CONSTRAINT "talk_texts_owner_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_texts" ADD CONSTRAINT "talk_texts_saved_fk" FOREIGN KEY ("company_id","saved_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_started_fk" FOREIGN KEY ("company_id","started_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_recordings" ADD CONSTRAINT "event_recordings_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_recordings" ADD CONSTRAINT "event_recordings_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_watches" ADD CONSTRAINT "recording_watches_recording" FOREIGN KEY ("company_id","recording_id") REFERENCES "public"."event_recordings"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_watches" ADD CONSTRAINT "recording_watches_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_settings" ADD CONSTRAINT "webinar_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_presences" ADD CONSTRAINT "webinar_presences_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_presences" ADD CONSTRAINT "webinar_presences_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_deputy" FOREIGN KEY ("company_id","deputy_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competency_assessments_user" ON "competency_assessments" USING btree ("company_id","user_id","assessed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "competency_declarations_open" ON "competency_declarations" USING btree ("company_id","user_id","item_id") WHERE "competency_declarations"."state" in ('DECLARED', 'UNDER_REVIEW', 'RETURNED');--> statement-breakpoint
CREATE UNIQUE INDEX "competency_declarations_held" ON "competency_declarations" USING btree ("company_id","user_id","item_id") WHERE "competency_declarations"."state" in ('LEVEL_ONE', 'LEVEL_TWO');--> statement-breakpoint
CREATE INDEX "competency_declarations_user" ON "competency_declarations" USING btree ("company_id","user_id","declared_at");--> statement-breakpoint
CREATE INDEX "competency_declarations_queue" ON "competency_declarations" USING btree ("company_id","state","declared_at");--> statement-breakpoint
CREATE INDEX "competency_declarations_expiry" ON "competency_declarations" USING btree ("valid_until") WHERE "competency_declarations"."state" in ('LEVEL_ONE', 'LEVEL_TWO');--> statement-breakpoint
CREATE INDEX "competency_evidence_declaration" ON "competency_evidence" USING btree ("company_id","declaration_id");--> statement-breakpoint
CREATE INDEX "competency_steps_declaration" ON "competency_steps" USING btree ("company_id","declaration_id","id");--> statement-breakpoint
CREATE INDEX "external_trainings_of_category" ON "external_trainings" USING btree ("company_id","goal_category_id");--> statement-breakpoint
CREATE INDEX "goal_files_of" ON "goal_files" USING btree ("company_id","goal_id");--> statement-breakpoint
CREATE INDEX "goal_files_file_of" ON "goal_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "goal_history_of" ON "goal_history" USING btree ("company_id","goal_id","id");--> statement-breakpoint
CREATE INDEX "goals_of_user" ON "goals" USING btree ("company_id","user_id","status");--> statement-breakpoint
CREATE INDEX "goals_status" ON "goals" USING btree ("company_id","status","since");--> statement-breakpoint
CREATE INDEX "goals_of_container" ON "goals" USING btree ("company_id","container_id","user_id");--> statement-breakpoint
CREATE INDEX "goals_of_event" ON "goals" USING btree ("company_id","event_id","user_id");--> statement-breakpoint
CREATE INDEX "goals_of_training" ON "goals" USING btree ("company_id","training_id");--> statement-breakpoint
CREATE INDEX "goals_of_category" ON "goals" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "goals_of_certificate" ON "goals" USING btree ("company_id","certificate_id");--> statement-breakpoint
CREATE INDEX "objectives_user" ON "objectives" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "objectives_set" ON "objectives" USING btree ("company_id","set_in");--> statement-breakpoint
CREATE INDEX "objectives_rated" ON "objectives" USING btree ("company_id","rated_in");--> statement-breakpoint
CREATE INDEX "pdr_competencies_of" ON "pdr_competencies" USING btree ("company_id","pdr_id","position");--> statement-breakpoint
CREATE INDEX "pdr_history_of" ON "pdr_history" USING btree ("company_id","pdr_id","id");--> statement-breakpoint
CREATE INDEX "pdr_questions_of" ON "pdr_questions" USING btree ("company_id","pdr_id","position");--> statement-breakpoint
CREATE INDEX "pdr_questions_document" ON "pdr_questions" USING btree ("company_id","document_id");--> statement-breakpoint
CREATE INDEX "pdr_versions_of" ON "pdr_versions" USING btree ("company_id","pdr_id","id");--> statement-breakpoint
CREATE INDEX "pdrs_user" ON "pdrs" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "pdrs_manager" ON "pdrs" USING btree ("company_id","manager_id","status");--> statement-breakpoint
CREATE INDEX "pdrs_status" ON "pdrs" USING btree ("company_id","season_id","status");--> statement-breakpoint
CREATE INDEX "pdrs_log" ON "pdrs" USING btree ("company_id","component_log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_certificate" ON "rewards" USING btree ("company_id","kind_id","certificate_id");--> statement-breakpoint
CREATE INDEX "rewards_user" ON "rewards" USING btree ("company_id","user_id","given_at");--> statement-breakpoint
CREATE INDEX "rewards_giver" ON "rewards" USING btree ("company_id","giver_id","given_on");--> statement-breakpoint
CREATE INDEX "rewards_given" ON "rewards" USING btree ("company_id","given_at");--> statement-breakpoint
CREATE INDEX "pdr_seasons_state" ON "pdr_seasons" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "pdr_seasons_child" ON "pdr_seasons" USING btree ("company_id","container_child_id");--> statement-breakpoint
CREATE INDEX "talk_actions_talk" ON "talk_actions" USING btree ("company_id","talk_id");--> statement-breakpoint
CREATE INDEX "talk_actions_open" ON "talk_actions" USING btree ("company_id","user_id") WHERE "talk_actions"."done_at" is null;--> statement-breakpoint
CREATE INDEX "talk_texts_owner" ON "talk_texts" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "talks_user" ON "talks" USING btree ("company_id","user_id","talk_on");--> statement-breakpoint
CREATE INDEX "event_recordings_of" ON "event_recordings" USING btree ("company_id","event_id","id");--> statement-breakpoint
CREATE INDEX "recording_watches_of" ON "recording_watches" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "webinar_presences_of" ON "webinar_presences" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "deputies_of_user" ON "deputies" USING btree ("company_id","user_id","until_day");--> statement-breakpoint
CREATE INDEX "deputies_of_deputy" ON "deputies" USING btree ("company_id","deputy_id","until_day");--> statement-breakpoint
CREATE INDEX "package_sessions_open" ON "package_sessions" USING btree ("company_id","launched_at") WHERE ended_at is null;