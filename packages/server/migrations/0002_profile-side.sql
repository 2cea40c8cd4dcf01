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
CREATE TABLE "connections" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "connections_company_id_user_id_other_id_pk" PRIMARY KEY("company_id","user_id","other_id")
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
	CONSTRAINT "testimonials_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_person_fk" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_other_fk" FOREIGN KEY ("company_id","other_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("company_id","user_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "activities_person" ON "activities" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "connections_other" ON "connections" USING btree ("company_id","other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_one" ON "testimonials" USING btree ("company_id","user_id","about","about_id") WHERE "testimonials"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "testimonials_shared" ON "testimonials" USING btree ("company_id","created_at") WHERE "testimonials"."is_shared" and "testimonials"."removed_at" is null;