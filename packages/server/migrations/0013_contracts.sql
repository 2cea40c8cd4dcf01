CREATE TABLE "performance_contract_signatures" (
	"company_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "performance_contract_signatures_pk" PRIMARY KEY("company_id","contract_id","number","side")
);
--> statement-breakpoint
CREATE TABLE "performance_contract_versions" (
	"company_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"written_by" integer NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"manager_id" integer,
	CONSTRAINT "performance_contract_versions_pk" PRIMARY KEY("company_id","contract_id","number")
);
--> statement-breakpoint
CREATE TABLE "performance_contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "performance_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pdr_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'none' NOT NULL,
	"in_force" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "performance_contracts_company" UNIQUE("company_id","id"),
	CONSTRAINT "performance_contracts_one" UNIQUE("company_id","pdr_id")
);
--> statement-breakpoint
CREATE TABLE "kpa_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kpa_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kpa_id" integer NOT NULL,
	"from_id" integer,
	"to_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kpas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kpas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"parent_id" integer,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"owner_id" integer NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "kpas_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "objectives" ADD COLUMN "kpa_id" integer;--> statement-breakpoint
ALTER TABLE "pdr_seasons" ADD COLUMN "contracts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "performance_contract_signatures" ADD CONSTRAINT "performance_contract_signatures_of_fk" FOREIGN KEY ("company_id","contract_id") REFERENCES "public"."performance_contracts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_contract_signatures" ADD CONSTRAINT "performance_contract_signatures_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_contract_versions" ADD CONSTRAINT "performance_contract_versions_of_fk" FOREIGN KEY ("company_id","contract_id") REFERENCES "public"."performance_contracts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_contract_versions" ADD CONSTRAINT "performance_contract_versions_writer_fk" FOREIGN KEY ("company_id","written_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_contract_versions" ADD CONSTRAINT "performance_contract_versions_manager_fk" FOREIGN KEY ("company_id","manager_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_contracts" ADD CONSTRAINT "performance_contracts_pdr_fk" FOREIGN KEY ("company_id","pdr_id") REFERENCES "public"."pdrs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_contracts" ADD CONSTRAINT "performance_contracts_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpa_handovers" ADD CONSTRAINT "kpa_handovers_kpa_fk" FOREIGN KEY ("company_id","kpa_id") REFERENCES "public"."kpas"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpa_handovers" ADD CONSTRAINT "kpa_handovers_from_fk" FOREIGN KEY ("company_id","from_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpa_handovers" ADD CONSTRAINT "kpa_handovers_to_fk" FOREIGN KEY ("company_id","to_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpa_handovers" ADD CONSTRAINT "kpa_handovers_by_fk" FOREIGN KEY ("company_id","by_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpas" ADD CONSTRAINT "kpas_parent_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."kpas"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpas" ADD CONSTRAINT "kpas_owner_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "performance_contract_signatures_user" ON "performance_contract_signatures" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "performance_contracts_user" ON "performance_contracts" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "performance_contracts_waiting" ON "performance_contracts" USING btree ("company_id","pdr_id") WHERE "performance_contracts"."state" in ('waitsForPerson', 'waitsForManager');--> statement-breakpoint
CREATE INDEX "kpa_handovers_of" ON "kpa_handovers" USING btree ("company_id","kpa_id","id");--> statement-breakpoint
CREATE INDEX "kpas_owner" ON "kpas" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "kpas_parent" ON "kpas" USING btree ("company_id","parent_id");--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_kpa_fk" FOREIGN KEY ("company_id","kpa_id") REFERENCES "public"."kpas"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "objectives_kpa" ON "objectives" USING btree ("company_id","kpa_id");