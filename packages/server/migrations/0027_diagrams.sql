CREATE TABLE "pictures" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "cover_id" integer;--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "cover_alt" jsonb;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_used" ON "pictures" USING btree ("company_id","used_at","created_at");--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_cover_fk" FOREIGN KEY ("company_id","cover_id") REFERENCES "public"."pictures"("company_id","file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_editions_cover" ON "container_editions" USING btree ("company_id","cover_id") WHERE "container_editions"."cover_id" is not null;