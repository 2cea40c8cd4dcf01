CREATE TABLE "unplayed_films" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unplayed_films_pk" PRIMARY KEY("company_id","file_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "unplayed_films" ADD CONSTRAINT "unplayed_films_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."component_files"("company_id","file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unplayed_films" ADD CONSTRAINT "unplayed_films_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unplayed_films_user" ON "unplayed_films" USING btree ("company_id","user_id");