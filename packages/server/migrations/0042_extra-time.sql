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
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_evaluation_fk" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_by_fk" FOREIGN KEY ("company_id","given_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_times_evaluation" ON "extra_times" USING btree ("company_id","evaluation_id");--> statement-breakpoint
CREATE INDEX "extra_times_by" ON "extra_times" USING btree ("company_id","given_by");