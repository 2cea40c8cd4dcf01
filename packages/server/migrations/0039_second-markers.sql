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
ALTER TABLE "marking_opinions" ADD CONSTRAINT "marking_opinions_attempt_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."evaluation_attempts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_opinions" ADD CONSTRAINT "marking_opinions_by_fk" FOREIGN KEY ("company_id","marked_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marking_opinions_by" ON "marking_opinions" USING btree ("company_id","marked_by");