CREATE TABLE "evaluation_releases" (
	"company_id" integer NOT NULL,
	"evaluation_id" integer NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "evaluation_releases_pk" PRIMARY KEY("company_id","evaluation_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_releases" ADD CONSTRAINT "evaluation_releases_fk" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."components"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_releases_due" ON "evaluation_releases" USING btree ("release_at") WHERE done_at is null;