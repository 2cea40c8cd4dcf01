CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"on_behalf_of" integer,
	"kind" text NOT NULL,
	"object" text NOT NULL,
	"object_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_message_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auto_message_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"occurrence" text NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "auto_messages_company" UNIQUE("company_id","id")
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
	"competency_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "user_field_values" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"field_id" integer NOT NULL,
	"value" text NOT NULL,
	"unique_value" text,
	CONSTRAINT "user_field_values_company_id_user_id_field_id_pk" PRIMARY KEY("company_id","user_id","field_id")
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
CREATE TABLE "containers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "containers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"key" text,
	"title" jsonb NOT NULL,
	"short_title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"cover_file_id" integer,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "containers_company" UNIQUE("company_id","id")
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
	CONSTRAINT "sessions_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
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
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_message_runs" ADD CONSTRAINT "auto_message_runs_message_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."auto_messages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_message_runs" ADD CONSTRAINT "auto_message_runs_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_message_runs" ADD CONSTRAINT "auto_message_runs_subject_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_messages" ADD CONSTRAINT "auto_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_options" ADD CONSTRAINT "custom_field_options_field_fk" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_field_values" ADD CONSTRAINT "user_field_values_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_field_values" ADD CONSTRAINT "user_field_values_field_fk" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_defaults" ADD CONSTRAINT "notification_defaults_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_habits" ADD CONSTRAINT "notification_habits_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_roles" ADD CONSTRAINT "job_roles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_fk" FOREIGN KEY ("company_id","manager_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_job_role_fk" FOREIGN KEY ("company_id","job_role_id") REFERENCES "public"."job_roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locality_fk" FOREIGN KEY ("company_id","locality_id") REFERENCES "public"."localities"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_fk" FOREIGN KEY ("company_id","avatar_file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_profile_fk" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_parent_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_project_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_settings" ADD CONSTRAINT "system_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_changes" ADD CONSTRAINT "user_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_fk" FOREIGN KEY ("company_id","mail_id") REFERENCES "public"."mails"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressed_addresses" ADD CONSTRAINT "suppressed_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_texts" ADD CONSTRAINT "message_texts_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."message_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_announcement_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_fk" FOREIGN KEY ("company_id","device_id") REFERENCES "public"."push_devices"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_company" ON "audit_entries" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("company_id","object","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auto_message_runs_once" ON "auto_message_runs" USING btree ("company_id","message_id","subject_id","user_id","occurrence");--> statement-breakpoint
CREATE INDEX "auto_message_runs_due" ON "auto_message_runs" USING btree ("due_at") WHERE "auto_message_runs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "auto_message_runs_user" ON "auto_message_runs" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "auto_messages_on" ON "auto_messages" USING btree ("company_id","id") WHERE "auto_messages"."on_since" is not null and "auto_messages"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_code" ON "companies" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "companies_host" ON "companies" USING btree (lower("host"));--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "companies_email" ON "companies" USING btree (lower("email_address"));--> statement-breakpoint
CREATE INDEX "custom_field_options_field" ON "custom_field_options" USING btree ("company_id","field_id");--> statement-breakpoint
CREATE INDEX "user_field_values_field" ON "user_field_values" USING btree ("company_id","field_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_field_values_unique" ON "user_field_values" USING btree ("company_id","field_id","unique_value");--> statement-breakpoint
CREATE INDEX "group_messages_newest" ON "group_messages" USING btree ("company_id","send_at");--> statement-breakpoint
CREATE INDEX "group_messages_due" ON "group_messages" USING btree ("send_at") WHERE "group_messages"."sent_at" is null and "group_messages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "digest_items_user" ON "digest_items" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_source" ON "notifications" USING btree ("company_id","source") WHERE "notifications"."source" is not null;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("company_id","user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree (lower("login"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email_address"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_external" ON "users" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("company_id","manager_id");--> statement-breakpoint
CREATE INDEX "users_job_role" ON "users" USING btree ("company_id","job_role_id");--> statement-breakpoint
CREATE INDEX "users_locality" ON "users" USING btree ("company_id","locality_id");--> statement-breakpoint
CREATE INDEX "users_by_surname" ON "users" USING btree ("company_id","surname" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "user_profiles_profile" ON "user_profiles" USING btree ("company_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_token" ON "registrations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "registrations_company" ON "registrations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "registrations_end" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captchas_end" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "containers_key" ON "containers" USING btree ("company_id","key") WHERE "containers"."key" is not null;--> statement-breakpoint
CREATE INDEX "containers_parent" ON "containers" USING btree ("company_id","parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "links_token" ON "links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "links_end" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "user_changes_newest" ON "user_changes" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "files_author" ON "files" USING btree ("company_id","created_by");--> statement-breakpoint
CREATE INDEX "attempts_end" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "repeats_age" ON "repeats" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_attachments_mail" ON "mail_attachments" USING btree ("company_id","mail_id");--> statement-breakpoint
CREATE INDEX "mails_company" ON "mails" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("company_id","once_key");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "suppressed_addresses_address" ON "suppressed_addresses" USING btree ("company_id","address");--> statement-breakpoint
CREATE INDEX "message_texts_newest" ON "message_texts" USING btree ("company_id","template_id","language","id");--> statement-breakpoint
CREATE INDEX "announcements_company" ON "announcements" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "announcements_due" ON "announcements" USING btree ("id") WHERE "announcements"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_key" ON "announcements" USING btree ("key","id") WHERE "announcements"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_delivered" ON "announcements" USING btree ("delivered_at") WHERE "announcements"."delivered_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "push_messages_device" ON "push_messages" USING btree ("company_id","device_id");--> statement-breakpoint
CREATE INDEX "push_messages_waiting" ON "push_messages" USING btree ("id") WHERE "push_messages"."state" = 'waiting';
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