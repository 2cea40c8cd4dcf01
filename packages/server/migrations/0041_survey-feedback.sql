ALTER TABLE "surveys" ADD COLUMN "manager_reads" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "released_on" date;