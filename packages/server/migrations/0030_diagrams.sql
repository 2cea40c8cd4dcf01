CREATE TABLE "diagram_areas" (
	"company_id" integer NOT NULL,
	"diagram_id" integer NOT NULL,
	"position" integer NOT NULL,
	"container_id" integer NOT NULL,
	"label" jsonb NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "diagram_areas_pk" PRIMARY KEY("company_id","diagram_id","position")
);
--> statement-breakpoint
CREATE TABLE "diagrams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diagrams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture_id" integer,
	"alt" jsonb,
	"is_shown" boolean DEFAULT false NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "diagrams_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "diagram_areas" ADD CONSTRAINT "diagram_areas_diagram_fk" FOREIGN KEY ("company_id","diagram_id") REFERENCES "public"."diagrams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagram_areas" ADD CONSTRAINT "diagram_areas_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagrams" ADD CONSTRAINT "diagrams_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagrams" ADD CONSTRAINT "diagrams_picture_fk" FOREIGN KEY ("company_id","picture_id") REFERENCES "public"."pictures"("company_id","file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagram_areas_container" ON "diagram_areas" USING btree ("company_id","container_id");--> statement-breakpoint
CREATE INDEX "diagrams_shown" ON "diagrams" USING btree ("company_id","is_shown","id");