-- NOTE: an older migration of the same upgrade may have changed rows of these tables, whose triggers wait for the end.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "evaluation_attempts" DROP CONSTRAINT "evaluation_attempts_user_fk";--> statement-breakpoint
ALTER TABLE "evaluation_attempts" ADD CONSTRAINT "evaluation_attempts_whose" CHECK ("evaluation_attempts"."user_id" is null or "evaluation_attempts"."component_log_id" is not null);--> statement-breakpoint
ALTER TABLE "container_logs" DROP CONSTRAINT "container_logs_container_fk";--> statement-breakpoint
ALTER TABLE "container_logs" DROP CONSTRAINT "container_logs_edition_fk";--> statement-breakpoint
ALTER TABLE "container_editions" ADD CONSTRAINT "container_editions_of" UNIQUE("company_id","container_id","id");--> statement-breakpoint
ALTER TABLE "container_logs" ADD CONSTRAINT "container_logs_edition_fk" FOREIGN KEY ("company_id","container_id","edition_id") REFERENCES "public"."container_editions"("company_id","container_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" DROP CONSTRAINT "announcements_company_id_companies_id_fk";--> statement-breakpoint
DROP INDEX "announcements_company";--> statement-breakpoint
DROP INDEX "announcements_key";--> statement-breakpoint
CREATE INDEX "announcements_key" ON "announcements" USING btree ("key","id") WHERE "announcements"."key" is not null and "announcements"."delivered_at" is null;--> statement-breakpoint
DROP INDEX "purchases_invoice";--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_invoice" ON "purchases" USING btree ("company_id","invoice_number") WHERE "purchases"."invoice_number" is not null;
