CREATE TABLE "import_mappings" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "import_mappings_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"company_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"cells" jsonb NOT NULL,
	"keys" text[] NOT NULL,
	"faults" jsonb NOT NULL,
	"twin" integer,
	"outcome" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"target_id" integer,
	"before" jsonb,
	"after" jsonb,
	"is_open" boolean DEFAULT false NOT NULL,
	"state" text,
	"mark" bigint,
	CONSTRAINT "import_rows_company_id_import_id_position_pk" PRIMARY KEY("company_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_by" integer,
	"title" text NOT NULL,
	"file_id" integer NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"header" jsonb NOT NULL,
	"preview" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"welcome" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"problem" text,
	"phase" text,
	"cursor" integer DEFAULT 0 NOT NULL,
	"done_by" integer,
	"done_with" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"seats" integer DEFAULT 0 NOT NULL,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("company_id","import_id","outcome","position");--> statement-breakpoint
CREATE INDEX "import_rows_keys" ON "import_rows" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "import_rows_target" ON "import_rows" USING btree ("company_id","import_id","target_id");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_state" ON "imports" USING btree ("state");