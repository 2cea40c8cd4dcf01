CREATE TABLE "invoice_numbers" (
	"company_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"company_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"purchase_id" integer NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_pk" PRIMARY KEY("company_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"container_id" integer NOT NULL,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"title" jsonb NOT NULL,
	"invoice_number" text,
	"billing" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	"session" text,
	"checkout_url" text,
	"checkout_until" timestamp (3) with time zone,
	"payment" text,
	CONSTRAINT "purchases_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_purchase_fk" FOREIGN KEY ("company_id","purchase_id") REFERENCES "public"."purchases"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_container_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."containers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one" ON "purchases" USING btree ("company_id","user_id","container_id") WHERE "purchases"."state" in ('asked', 'paying', 'bought');--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_invoice" ON "purchases" USING btree ("company_id","invoice_number");--> statement-breakpoint
CREATE INDEX "purchases_asked" ON "purchases" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "purchases_state" ON "purchases" USING btree ("company_id","state","asked_at");--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("company_id","user_id","asked_at");--> statement-breakpoint
CREATE INDEX "purchases_course" ON "purchases" USING btree ("company_id","container_id","asked_at");