CREATE TABLE "pdr_calibration_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdr_calibration_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"deed" text NOT NULL,
	"from_mark" integer,
	"to_mark" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdr_calibrations" (
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"proposed" integer NOT NULL,
	"mark" integer NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "pdr_calibrations_pk" PRIMARY KEY("company_id","pdr_id")
);
--> statement-breakpoint
ALTER TABLE "pdr_seasons" ADD COLUMN "calibration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pdr_calibration_lines" ADD CONSTRAINT "pdr_calibration_lines_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_calibration_lines" ADD CONSTRAINT "pdr_calibration_lines_actor_fk" FOREIGN KEY ("company_id","actor_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdr_calibrations" ADD CONSTRAINT "pdr_calibrations_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pdr_calibration_lines_of" ON "pdr_calibration_lines" USING btree ("company_id","pdr_id","id");