ALTER TABLE "played_packages" ADD COLUMN "content_id" integer;--> statement-breakpoint
ALTER TABLE "played_packages" ADD COLUMN "attempts_under_way" text DEFAULT 'endOld' NOT NULL;--> statement-breakpoint
ALTER TABLE "package_imports" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "package_imports" ADD COLUMN "content_type_id" integer;--> statement-breakpoint
ALTER TABLE "package_revisions" DROP COLUMN "attempts_under_way";