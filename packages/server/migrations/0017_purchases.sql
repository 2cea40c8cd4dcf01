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
ALTER TABLE "containers" ADD COLUMN "ratings_up" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "ratings_all" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_url" ON "favourites" USING btree ("company_id","user_id","url") WHERE "favourites"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "favourites_container" ON "favourites" USING btree ("company_id","container_id","user_id");--> statement-breakpoint
CREATE INDEX "testimonials_about" ON "testimonials" USING btree ("company_id","about","about_id","updated_at") WHERE "testimonials"."removed_at" is null;