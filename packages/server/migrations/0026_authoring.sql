ALTER TABLE "container_editions" ADD COLUMN "pass_mark" integer;--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "show_best_results" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "container_editions" ADD COLUMN "include_child_folder" boolean DEFAULT true NOT NULL;