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
ALTER TABLE "record_views" ADD CONSTRAINT "record_views_subject_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_archives" ADD CONSTRAINT "data_archives_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_views_newest" ON "record_views" USING btree ("company_id","subject_id","last_at");--> statement-breakpoint
CREATE INDEX "record_views_viewer" ON "record_views" USING btree ("company_id","viewer_id");--> statement-breakpoint
CREATE INDEX "record_views_age" ON "record_views" USING btree ("company_id","last_at");--> statement-breakpoint
CREATE INDEX "data_archives_newest" ON "data_archives" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "data_archives_due" ON "data_archives" USING btree ("step","created_at");